import { useRef, useState } from 'react'
import { ApiError, textoDeFalla } from '../../../lib/api'
import { readBorrador, saveBorrador } from '../../base/borrador'
import { type DatosDeCelda, esquemaDeCelda, isSinMotivo, type NotaDePlanilla, saveCelda } from './queries'

interface Celda {
  catedraId: number
  nota: NotaDePlanilla
  posibles: number
}

const SIN_GUARDAR = 'No se guardó: lo que escribiste sigue aquí.'

/** A cell while it is written in: what was typed stays until it is saved, or given up. */
export function useCelda({ catedraId, nota, posibles }: Celda) {
  const { escrito, falta, setFalta, write, forget } = useEscrito(`celda-${nota.tareaAsignacionId}`)
  const { estado, be, isAbierta } = useEstado()

  const discard = () => {
    be('quieta')
    forget()
  }
  const { save, guardando } = useGuardado({
    call: (datos: DatosDeCelda) => saveCelda(catedraId, nota, datos),
    onSave: discard,
    onFail: (error) => {
      setFalta(textoDe(error))
      // Its ten minutes were over meanwhile.
      if (error instanceof ApiError && error.campos.motivo) be('pidiendo')
    },
  })

  /** What becomes of what was typed: 'sigue' where it is wrong, 'pide' where it needs a reason. */
  const commit = (): 'lista' | 'sigue' | 'pide' => {
    if (!isAbierta()) return 'lista'
    const { puntos, error } = puntosDe(escrito?.trim() ?? '', nota, posibles)
    if (error) {
      setFalta(error)
      return 'sigue'
    }
    if (puntos !== null && !isSinMotivo(nota)) {
      be('pidiendo')
      return 'pide'
    }
    if (puntos === null) discard()
    else {
      be('quieta')
      void save({ puntos_obtenidos: puntos })
    }
    return 'lista'
  }

  const edit = (texto: string) => {
    be('editando')
    write(texto)
  }
  return { escrito, estado, falta, guardando, edit, write, discard, commit, save, ask: () => be('pidiendo') }
}

function useEstado() {
  const [estado, setEstado] = useState<'quieta' | 'editando' | 'pidiendo'>('quieta')
  // A blur comes after the key that caused it, before anything is drawn again.
  const abierta = useRef(false)
  const be = (cual: typeof estado) => {
    abierta.current = cual === 'editando'
    setEstado(cual)
  }
  return { estado, be, isAbierta: () => abierta.current }
}

/** The draft, and what is wrong with it, which is no more said once it is another. */
function useEscrito(borrador: string) {
  const [escrito, setEscrito] = useState(() => readBorrador(borrador))
  const [falta, setFalta] = useState('')
  const keep = (texto: string | null) => {
    setEscrito(texto)
    saveBorrador(borrador, texto ?? '')
    setFalta('')
  }
  return { escrito, falta, setFalta, write: (texto: string) => keep(texto), forget: () => keep(null) }
}

interface Guardado {
  call: (datos: DatosDeCelda) => Promise<unknown>
  onSave: () => void
  onFail: (error: unknown) => void
}

/** Of what a dialog asked, it stays open until it is saved: a reason is typed there. */
function useGuardado({ call, onSave, onFail }: Guardado) {
  const [guardando, setGuardando] = useState(false)
  const save = async (datos: DatosDeCelda) => {
    setGuardando(true)
    try {
      await call(datos)
      onSave()
    } catch (error) {
      onFail(error)
    } finally {
      setGuardando(false)
    }
  }
  return { save, guardando }
}

/** Null where it says nothing new. */
function puntosDe(texto: string, nota: NotaDePlanilla, posibles: number) {
  if (texto === '' || texto === String(nota.puntos_obtenidos)) return { puntos: null, error: '' }
  const { data, error } = esquemaDeCelda(posibles, null, true).safeParse({ puntos_obtenidos: texto })
  return { puntos: data?.puntos_obtenidos ?? null, error: error ? (error.issues[0]?.message ?? '') : '' }
}

/** The server's own words; where it did not answer, that nothing is lost. */
function textoDe(error: unknown): string {
  const sinRespuesta = error instanceof ApiError && error.status === 0
  return sinRespuesta ? `${error.message} ${SIN_GUARDAR}` : textoDeFalla(SIN_GUARDAR, error)
}
