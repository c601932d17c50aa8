import { useMemo } from 'react'
import { Lectura } from '../base/lectura'
import { ContextoDeTablon, type DatosDeTablon } from './contexto'
import { Publicaciones } from './publicaciones'
import { textosDeTablon } from './textos'

interface Props extends DatosDeTablon {
  /** Among other sections it shows the last posts until one asks for more, and writing one is not the screen's action. */
  breve?: boolean
  /** The course is gone, or the reader is no longer in it. */
  onLose: () => void
}

/** The board of a course, the same for everybody in it: what each may do follows from who reads. */
export function Tablon({ catedraId, lector, enlaces, catedras, onLose }: Props) {
  const { rol, id } = lector
  const contexto = useMemo(
    () => ({ catedraId, lector: { rol, id }, enlaces, catedras, textos: textosDeTablon[rol] }),
    [catedraId, rol, id, enlaces, catedras],
  )
  return (
    <ContextoDeTablon value={contexto}>
      <Lectura falla={contexto.textos.load}>
        <Publicaciones onLose={onLose} />
      </Lectura>
    </ContextoDeTablon>
  )
}
