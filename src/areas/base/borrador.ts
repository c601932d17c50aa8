import { useState } from 'react'

/** What is being written survives a session that ends in the middle: it waits in this tab until it is sent. */
export function useBorrador(nombre: string): [texto: string, escribir: (texto: string) => void] {
  const [texto, setTexto] = useState(() => leerBorrador(nombre) ?? '')
  const escribir = (nuevo: string) => {
    setTexto(nuevo)
    guardarBorrador(nombre, nuevo)
  }
  return [texto, escribir]
}

const clave = (nombre: string) => `borrador:${nombre}`

export function leerBorrador(nombre: string): string | null {
  return sessionStorage.getItem(clave(nombre))
}

/** Nothing written is no draft. */
export function guardarBorrador(nombre: string, texto: string) {
  if (texto) sessionStorage.setItem(clave(nombre), texto)
  else sessionStorage.removeItem(clave(nombre))
}
