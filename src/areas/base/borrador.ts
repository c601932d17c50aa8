import { useState } from 'react'
import { pestana } from '../../lib/dispositivo'

/** What is being written survives a session that ends in the middle: it waits in this tab until it is sent. */
export function useBorrador(nombre: string): [texto: string, write: (texto: string) => void] {
  const [texto, setTexto] = useState(() => readBorrador(nombre) ?? '')
  const write = (nuevo: string) => {
    setTexto(nuevo)
    saveBorrador(nombre, nuevo)
  }
  return [texto, write]
}

const clave = (nombre: string) => `borrador:${nombre}`

export const readBorrador = (nombre: string) => pestana.read(clave(nombre))

/** Nothing written is no draft. */
export const saveBorrador = (nombre: string, texto: string) => pestana.keep(clave(nombre), texto || null)
