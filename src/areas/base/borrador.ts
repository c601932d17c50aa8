import { useState } from 'react'
import { remember } from '../../lib/recordar'

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

export function readBorrador(nombre: string): string | null {
  return sessionStorage.getItem(clave(nombre))
}

/** Nothing written is no draft. */
export function saveBorrador(nombre: string, texto: string) {
  remember(clave(nombre), texto || null, 'sessionStorage')
}
