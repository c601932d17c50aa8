import { useEffect, useState } from 'react'
import { textoDeFalla } from '../../lib/api'
import { fetchArchivo } from '../../lib/descarga'

interface Props {
  /** In the API. */
  direccion: string
  nombre: string
  /** Who asked for it wants to hear it. */
  alVenir?: boolean
}

/** Comes whole, with the session, and is heard as often as one likes. */
export function SonidoTraido({ direccion, nombre, alVenir = false }: Props) {
  const [src, setSrc] = useState('')
  const [falla, setFalla] = useState('')
  useEffect(() => {
    let local = ''
    let isHere = true
    fetchArchivo(direccion).then(
      ({ archivo }) => {
        if (!isHere) return
        local = URL.createObjectURL(archivo)
        setSrc(local)
      },
      (error) => isHere && setFalla(textoDeFalla('No se pudo traer el sonido.', error)),
    )
    return () => {
      isHere = false
      URL.revokeObjectURL(local)
    }
  }, [direccion])
  if (falla) return <p role="alert">{falla}</p>
  // biome-ignore lint/a11y/useMediaCaption: what is to be recognised
  return <audio controls autoPlay={alVenir} src={src || undefined} aria-label={nombre} />
}
