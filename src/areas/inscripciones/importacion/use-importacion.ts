import { useState } from 'react'
import { type ApiError, textoDeFalla } from '../../../lib/api'
import { cuantos } from '../../../lib/formato'
import { toast } from '../../../ui/toast'
import { useBorrador } from '../../base/borrador'
import { queryClient } from '../../base/consultas'
import { announceFailure } from '../../base/fallas'
import { useAccion } from '../../base/use-accion'
import type { Ademas, Pedido, Resumen, Tabla } from './queries'

const FALLA = 'No se pudo leer la tabla.'

/** A table is looked at first, and imported only whole: what it says then is what there was to see. */
export function useImportacion(runImport: (pedido: Pedido) => Promise<Resumen>, borrador: string) {
  const [resumen, setResumen] = useState<Resumen | null>(null)
  const { send, enviando, error, forget } = useAccion<Resumen, Pedido, unknown>({
    mutationFn: runImport,
    onSuccess: (nuevo) => {
      setResumen(nuevo)
      if (nuevo.simulado) return
      toast.success(`Importación terminada: ${cuantos(nuevo.nuevos, 'nuevo', 'nuevos')}.`)
      forgetTexto()
      void queryClient.invalidateQueries()
    },
    onError: announceFailure(FALLA),
  })

  const { forgetTexto, ...tablaEscrita } = useTabla(borrador, () => {
    setResumen(null)
    forget()
  })
  const { texto, archivo } = tablaEscrita

  return {
    ...tablaEscrita,
    resumen,
    enviando,
    rechazo: error ? rechazoDe(error) : '',
    send: (ademas: Ademas, simular: boolean, tabla: Tabla = archivo ? { file: archivo } : { csv: texto }) =>
      send({ tabla, ademas, simular }),
  }
}

/** Pasted or in a file: the one puts the other away. */
function useTabla(borrador: string, onChange: () => void) {
  const [texto, setTexto] = useBorrador(borrador)
  const [archivo, setArchivo] = useState<File | null>(null)
  const put = (nuevo: string, elegido: File | null) => {
    onChange()
    setTexto(nuevo)
    setArchivo(elegido)
  }
  return {
    texto,
    archivo,
    paste: (nuevo: string) => put(nuevo, null),
    choose: (nuevo: File) => put('', nuevo),
    startOver: () => put('', null),
    forgetTexto: () => setTexto(''),
  }
}

const rechazoDe = (error: ApiError) => textoDeFalla(FALLA, error)

export type Importacion = ReturnType<typeof useImportacion>
