import { createContext, type ReactNode, use } from 'react'

const Contexto = createContext(true)

interface Props {
  /** Until it is known, it may change: the server refuses what comes too late. */
  catedra: { cerrada: boolean } | null | undefined
  children: ReactNode
}

/** What stands in it is of this course. */
export const EnCatedra = ({ catedra, children }: Props) => (
  <Contexto value={!catedra?.cerrada}>{children}</Contexto>
)

/** Whether the course around may still change: of a closed one everything is read, and nothing is written. */
export const useAbierta = () => use(Contexto)

export const SiAbierta = ({ children }: { children: ReactNode }) => (useAbierta() ? children : null)

/** What a screen that only writes says instead; it leads back by itself. */
export const CATEDRA_CERRADA = 'La cátedra está cerrada.'
