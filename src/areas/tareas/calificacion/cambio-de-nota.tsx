import { useWatch } from 'react-hook-form'

/** '8 → 18': in a form whose `puntos_obtenidos` is to take the place of `actual`. */
export function CambioDeNota({ actual }: { actual: number }) {
  const escrito = useWatch<{ puntos_obtenidos: string }, 'puntos_obtenidos'>({ name: 'puntos_obtenidos' })
  const puntos = escrito.trim()
  const cambia = /^\d+$/.test(puntos) && Number(puntos) !== actual
  return (
    <p role="status" className="cambio-de-nota">
      {cambia && `${actual} → ${Number(puntos)}`}
    </p>
  )
}
