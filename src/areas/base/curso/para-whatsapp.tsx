import type { ComponentProps, ReactNode } from 'react'
import { unwrap } from '../../../lib/api'
import { CompartirTexto } from '../compartir-texto'
import { catedraDe, porRol, useGestion } from './gestion'

const mensajes = porRol((rol) => ({
  fetchMensaje: (catedraId: number, de: string) =>
    unwrap(catedraDe(rol, catedraId).whatsapp.get({ query: { de } })).then(({ texto }) => texto),
}))

interface Props {
  catedraId: number
  /** As the API names it: 'tarea:12'. */
  de: string
  variant?: ComponentProps<typeof CompartirTexto>['variant']
  children?: ReactNode
}

/** A text about something of a course, for its group. */
export function ParaWhatsApp({ catedraId, de, ...boton }: Props) {
  const { fetchMensaje } = useGestion(mensajes)
  return (
    <CompartirTexto clave={`${catedraId} ${de}`} fetchTexto={() => fetchMensaje(catedraId, de)} {...boton} />
  )
}
