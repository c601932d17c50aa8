import { useEffect, useState } from 'react'

/** Of what is still on this device only. */
export function Escucha({ archivo }: { archivo: File }) {
  const [direccion, setDireccion] = useState('')
  useEffect(() => {
    const nueva = URL.createObjectURL(archivo)
    setDireccion(nueva)
    return () => URL.revokeObjectURL(nueva)
  }, [archivo])
  // biome-ignore lint/a11y/useMediaCaption: it is what somebody has just played
  return direccion && <audio controls preload="metadata" src={direccion} aria-label="Escuchar la grabación" />
}
