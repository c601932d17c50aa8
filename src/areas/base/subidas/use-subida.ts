import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { ApiError, textoDeFalla } from '../../../lib/api'
import { toast } from '../../../ui/toast'
import { useSesion } from '../use-sesion'
import { dropUpload, type Envio, type Estado, type Mando, upload } from './subir'

interface Opciones<T> {
  direccion: string
  /** What is said where the server has no words of its own. */
  falla: string
  /** Also after the screen that asked is gone to another part of the same form. */
  onArrive: (subido: T) => void
  /** Where it is not sure whether it arrived: what arrived, or null. */
  verify?: (error: ApiError, archivos: readonly File[]) => Promise<T | null>
}

/** A file on its way; `falla` says why it did not arrive. */
export interface Curso {
  archivo: File
  otros?: readonly File[] | undefined
  /** Between 0 and 1. */
  avance: number
  estado: Estado
  /** It can be stopped, and go on. */
  sePausa?: boolean
  falla: string
  /** The file itself was refused: another try would be too. */
  rechazado?: boolean
  /** The server was not reached. */
  sinConexion?: boolean
  /** The session had ended: what was said of it is no more so once there is a new one. */
  sinSesion?: boolean
}

/** Neither the file's kind, nor its size, nor what it was sent for changes by waiting. */
const RECHAZOS = [400, 403, 404, 409, 413, 415]
const SIN_RESPUESTA = 0
const SIN_SESION = 401

/** One upload at a time, with its progress; it can be cancelled, and tried again where it failed. */
export function useSubida<T>(opciones: Opciones<T>) {
  const { direccion, falla } = opciones
  const [ultimo, setCurso] = useState<Curso | null>(null)
  const { vencida } = useSesion()
  const curso = ultimo?.sinSesion && !vencida ? { ...ultimo, falla } : ultimo
  const { attempt, abort, mando } = useIntento(opciones, setCurso)
  const { start, forget, termina } = useUnaVez(attempt)

  return {
    curso,
    start,
    retry: () => curso && start(curso.archivo, curso.otros),
    pause: () => mando.current?.pause(),
    goOn: () => mando.current?.goOn(),
    cancel: () => {
      abort()
      forget()
      if (curso) dropUpload({ direccion, archivo: curso.archivo, otros: curso.otros ?? [] })
      setCurso(null)
    },
    /** When nothing is on its way any more: whether everything arrived. What failed before is said again. */
    termina: () => {
      if (curso?.falla) toast.error(curso.falla)
      return termina()
    },
  }
}

type SetCurso = Dispatch<SetStateAction<Curso | null>>

/** A try, which is whether it arrived; nothing failed where it was cancelled. */
function useIntento<T>({ direccion, falla, onArrive, verify }: Opciones<T>, setCurso: SetCurso) {
  const { begin, abort, mando } = useEnvio(setCurso)

  const llega = (subido: T) => {
    setCurso(null)
    onArrive(subido)
    return true
  }

  const attempt = async (archivo: File, otros: readonly File[] = []): Promise<boolean> => {
    const envio = begin(archivo, otros)
    try {
      const subido = await upload<T>({ direccion, ...envio })
      return subido === null || llega(subido)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const subido = await verify?.(error, [archivo, ...otros])
      if (envio.cancelacion.aborted) return true
      if (subido) return llega(subido)
      const texto = textoDeFalla(falla, error)
      setCurso({ archivo, otros, avance: 0, estado: 'ENVIANDO', falla: texto, ...motivoDe(error) })
      toast.error(texto)
      return false
    }
  }
  return { attempt, abort, mando }
}

/** What is on its way: a new one ends the one before it, and nothing outlives the screen. */
function useEnvio(setCurso: SetCurso) {
  const cancelacion = useRef<AbortController | null>(null)
  const mando = useRef<Mando | null>(null)
  const abort = () => cancelacion.current?.abort()

  useEffect(() => () => cancelacion.current?.abort(), [])

  const begin = (archivo: File, otros: readonly File[]): Omit<Envio, 'direccion'> => {
    const propia = new AbortController()
    abort()
    cancelacion.current = propia
    const change = (cambio: Partial<Curso>) => {
      if (!propia.signal.aborted) setCurso((antes) => antes && { ...antes, ...cambio })
    }
    setCurso({ archivo, otros, avance: 0, estado: 'ENVIANDO', falla: '' })
    return {
      archivo,
      otros,
      cancelacion: propia.signal,
      onAdvance: (avance) => change({ avance }),
      onState: (estado) => change({ estado }),
      onControl: (nuevo) => {
        mando.current = nuevo
        change({ sePausa: nuevo !== null })
      },
    }
  }
  return { begin, abort, mando }
}

/** Asked for twice, it is sent once. */
function useUnaVez(attempt: (archivo: File, otros?: readonly File[]) => Promise<boolean>) {
  const enMarcha = useRef<File | null>(null)
  const enCurso = useRef<Promise<boolean>>(Promise.resolve(true))
  return {
    start: (archivo: File, otros?: readonly File[]) => {
      if (enMarcha.current === archivo) return
      enMarcha.current = archivo
      enCurso.current = attempt(archivo, otros).finally(() => {
        if (enMarcha.current === archivo) enMarcha.current = null
      })
    },
    forget: () => {
      enMarcha.current = null
      enCurso.current = Promise.resolve(true)
    },
    termina: () => enCurso.current,
  }
}

const motivoDe = ({ status }: ApiError) => ({
  rechazado: RECHAZOS.includes(status),
  sinConexion: status === SIN_RESPUESTA,
  sinSesion: status === SIN_SESION,
})

export type Subida<T> = ReturnType<typeof useSubida<T>>
