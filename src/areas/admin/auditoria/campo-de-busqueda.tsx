import { useEffect, useRef, useState } from 'react'
import { TextField } from '../../../ui/text-field'

const ESPERA_MS = 250

interface Props {
  label: string
  /** What is searched for now; it may also change elsewhere, as by the browser's way back. */
  buscado: string
  alBuscar: (q: string) => void
}

/** It is asked once the typing rests. */
export function CampoDeBusqueda({ label, buscado, alBuscar }: Props) {
  const [texto, setTexto] = useState(buscado)
  const [escribiendo, setEscribiendo] = useState(false)
  const [previo, setPrevio] = useState(buscado)
  const reloj = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(reloj.current), [])

  if (previo !== buscado) {
    setPrevio(buscado)
    if (!escribiendo && texto.trim() !== buscado) setTexto(buscado)
  }

  const escribir = (nuevo: string) => {
    setTexto(nuevo)
    setEscribiendo(true)
    clearTimeout(reloj.current)
    reloj.current = setTimeout(() => {
      setEscribiendo(false)
      alBuscar(nuevo.trim())
    }, ESPERA_MS)
  }

  return (
    <TextField
      type="search"
      label={label}
      autoComplete="off"
      value={texto}
      onChange={({ target }) => escribir(target.value)}
    />
  )
}
