import { useRef, useState } from 'react'
import { ApiError, textoDeFalla } from '../../../lib/api'
import { readBorrador, saveBorrador } from '../../base/borrador'
import { type DatosDeCelda, esquemaDeCelda, type NotaDePlanilla, saveCelda } from './queries'

interface Celda {
  catedraId: number
  nota: NotaDePlanilla
  posibles: number
}

const SIN_GUARDAR = 'No se guardó: lo que escribiste sigue aquí.'

/** A cell while it is written in: what was typed stays until it is saved, or given up. */
export function useCelda({ catedraId, nota, posibles }: Celda) {
  const borrador = `celda-${nota.tareaAsignacionId}`
  const [escrito, setEscrito] = useState(() => readBorrador(borrador))
  const [estado, setEstado] = useState<'quieta' | 'editando' | 'pidiendo'>('quieta')
  const [falta, setFalta] = useState('')
  const [guardando, setGuardando] = useState(false)
  // A blur comes after the key that caused it, before anything is drawn again.
  const abierta = useRef(false)

  const be = (cual: typeof estado) => {
    abierta.current = cual === 'editando'
    setEstado(cual)
  }
  const write = (texto: string) => {
    setEscrito(texto)
    saveBorrador(borrador, texto)
    setFalta('')
  }
  const discard = () => {
    be('quieta')
    write('')
    setEscrito(null)
  }

  /** Of what a dialog asked, it stays open until it is saved: a reason is typed there. */
  const save = async (datos: DatosDeCelda) => {
    setGuardando(true)
    try {
      await saveCelda(catedraId, nota, datos)
      discard()
    } catch (error) {
      setFalta(textoDe(error))
    } finally {
      setGuardando(false)
    }
  }

  /** What becomes of what was typed: 'sigue' where it is wrong, 'pide' where it needs a reason. */
  const commit = (): 'lista' | 'sigue' | 'pide' => {
    if (!abierta.current) return 'lista'
    const texto = escrito?.trim() ?? ''
    if (texto === '' || texto === String(nota.puntos_obtenidos)) {
      discard()
      return 'lista'
    }
    const { data, error } = esquemaDeCelda(posibles, null).safeParse({ puntos_obtenidos: texto })
    if (error) {
      setFalta(error.issues[0]?.message ?? '')
      return 'sigue'
    }
    if (nota.puntos_obtenidos !== null) {
      be('pidiendo')
      return 'pide'
    }
    be('quieta')
    void save({ puntos_obtenidos: data.puntos_obtenidos })
    return 'lista'
  }

  const edit = (texto: string) => {
    be('editando')
    write(texto)
  }
  return { escrito, estado, falta, guardando, edit, write, discard, commit, save, ask: () => be('pidiendo') }
}

/** The server's own words; where it did not answer, that nothing is lost. */
function textoDe(error: unknown): string {
  const sinRespuesta = error instanceof ApiError && error.status === 0
  return sinRespuesta ? `${error.message} ${SIN_GUARDAR}` : textoDeFalla(SIN_GUARDAR, error)
}
