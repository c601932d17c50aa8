import { useState } from 'react'
import { writeCsv } from '../../../domain/base/csv'
import type { Columna } from '../../../domain/base/tablas'
import type { Correcciones } from '../../../domain/inscripciones/correcciones'
import { planillaDeLoQueQuedo } from '../../../domain/inscripciones/planillas-de-importacion'
import { type ApiError, textoDeFalla } from '../../../lib/api'
import { cuantos } from '../../../lib/formato'
import { toast } from '../../../ui/toast'
import { useBorrador } from '../../base/borrador'
import { queryClient } from '../../base/consultas'
import { announceFailure } from '../../base/fallas'
import { useAccion } from '../../base/use-accion'
import type { Ademas, Pedido, Resumen } from './queries'

const FALLA = 'No se pudo leer la tabla.'

/** A table is looked at first: what it says then is what there was to see. What stays of it is the next one. */
export function useImportacion(
  runImport: (pedido: Pedido) => Promise<Resumen>,
  columnas: Columna[],
  borrador: string,
) {
  const [resumen, setResumen] = useState<Resumen | null>(null)
  const { send, enviando, error, forget } = useAccion<Resumen, Pedido, unknown>({
    mutationFn: runImport,
    onSuccess: (nuevo) => {
      setResumen(nuevo)
      if (nuevo.simulado) return
      toast.success(`Importación terminada: ${cuantos(nuevo.nuevos, 'nuevo', 'nuevos')}.`)
      keep(nuevo.quedaron?.length ? writeCsv(planillaDeLoQueQuedo(columnas, nuevo.quedaron)) : '')
      void queryClient.invalidateQueries()
    },
    onError: announceFailure(FALLA),
  })

  const { keep, ...tablaEscrita } = useTabla(borrador, () => {
    setResumen(null)
    forget()
  })

  return {
    ...tablaEscrita,
    columnas,
    resumen,
    enviando,
    rechazo: error ? rechazoDe(error) : '',
    startOver: () => setResumen(null),
    /** Says what would happen. */
    check: (ademas: Ademas, nueva?: File) =>
      send({ ...pedidoDe(tablaEscrita, nueva), ademas, simular: true, solo_buenas: true }),
    run: (ademas: Ademas) => {
      const solo_buenas = resumen !== null && resumen.conErrores > 0
      send({ ...pedidoDe(tablaEscrita), ademas, simular: false, solo_buenas })
    },
  }
}

type TablaEscrita = Omit<ReturnType<typeof useTabla>, 'keep'>

/** The table, or the file that takes its place. */
function pedidoDe(escrita: TablaEscrita, nueva?: File): Pick<Pedido, 'tabla' | 'correcciones'> {
  if (nueva) return { tabla: { file: nueva }, correcciones: escrita.correccionesDe(nueva) }
  const { texto, archivo, correcciones } = escrita
  return { tabla: archivo ? { file: archivo } : { csv: texto }, correcciones }
}

/**
 * Pasted or in a file: the one puts the other away, and what was written over it. A reload loses the file: whoever
 * chooses the same one again finds what was written over it.
 */
function useTabla(borrador: string, onChange: () => void) {
  const [texto, setTexto] = useBorrador(borrador)
  const [escritas, setEscritas] = useBorrador(`${borrador}-correcciones`)
  const [archivo, setArchivo] = useState<File | null>(null)
  const [deCual, setDeCual] = useBorrador(`${borrador}-archivo`)
  const correcciones: Correcciones = escritas ? JSON.parse(escritas) : {}
  const put = (nuevo: string, elegido: File | null) => {
    setTexto(nuevo)
    setArchivo(elegido)
    setDeCual(elegido ? senasDe(elegido) : '')
    if (!elegido || senasDe(elegido) !== deCual) setEscritas('')
  }
  return {
    texto,
    archivo,
    correcciones,
    correccionesDe: (elegido: File) => (senasDe(elegido) === deCual ? correcciones : {}),
    /** What was written over a file that is here no longer. */
    faltaElArchivo: escritas !== '' && deCual !== '' && archivo === null,
    correct: (fila: number, campo: string, nuevo: string) =>
      setEscritas(JSON.stringify({ ...correcciones, [fila]: { ...correcciones[fila], [campo]: nuevo } })),
    paste: (nuevo: string) => {
      onChange()
      put(nuevo, null)
    },
    choose: (nuevo: File) => {
      onChange()
      put('', nuevo)
    },
    keep: (nuevo: string) => put(nuevo, null),
  }
}

const senasDe = ({ name, size, lastModified }: File) => `${name} ${size} ${lastModified}`

const rechazoDe = (error: ApiError) => textoDeFalla(FALLA, error)

export type Importacion = ReturnType<typeof useImportacion>
