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
  const [texto, setTexto] = useBorrador(borrador)
  const [archivo, setArchivo] = useState<File | null>(null)
  const [resumen, setResumen] = useState<Resumen | null>(null)
  const { send, enviando, error, forget } = useAccion<Resumen, Pedido, unknown>({
    mutationFn: runImport,
    onSuccess: (nuevo) => {
      setResumen(nuevo)
      if (nuevo.simulado) return
      toast.success(`Importación terminada: ${cuantos(nuevo.nuevos, 'nuevo', 'nuevos')}.`)
      setTexto('')
      void queryClient.invalidateQueries()
    },
    onError: announceFailure(FALLA),
  })

  const onChange = () => {
    setResumen(null)
    forget()
  }
  const paste = (nuevo: string) => {
    onChange()
    setArchivo(null)
    setTexto(nuevo)
  }
  const choose = (nuevo: File) => {
    onChange()
    setTexto('')
    setArchivo(nuevo)
  }

  return {
    texto,
    archivo,
    resumen,
    enviando,
    rechazo: error ? rechazoDe(error) : '',
    paste,
    choose,
    startOver: () => {
      onChange()
      setArchivo(null)
      setTexto('')
    },
    send: (ademas: Ademas, simular: boolean, tabla: Tabla = archivo ? { file: archivo } : { csv: texto }) =>
      send({ tabla, ademas, simular }),
  }
}

const rechazoDe = (error: ApiError) => textoDeFalla(FALLA, error)

export type Importacion = ReturnType<typeof useImportacion>
