import { useState } from 'react'
import { TextField } from '../../../ui/text-field'
import { useReposo } from '../../base/use-reposo'

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
  const alReposar = useReposo()

  if (previo !== buscado) {
    setPrevio(buscado)
    if (!escribiendo && texto.trim() !== buscado) setTexto(buscado)
  }

  const escribir = (nuevo: string) => {
    setTexto(nuevo)
    setEscribiendo(true)
    alReposar(() => {
      setEscribiendo(false)
      alBuscar(nuevo.trim())
    })
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
