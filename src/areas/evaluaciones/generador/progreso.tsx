import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How long a model usually takes. */
const SUELE_TARDAR_S = 30

export function Progreso({ esDeIA, boton }: { esDeIA: boolean; boton: ReactNode }) {
  const panel = useRef<HTMLElement>(null)
  const [segundos, setSegundos] = useState(0)
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
    const reloj = setInterval(() => setSegundos((antes) => antes + 1), 1000)
    return () => clearInterval(reloj)
  }, [])

  return (
    <section ref={panel} className="panel progreso">
      <p role="status">Generando la evaluación...</p>
      <progress aria-label="Generando la evaluación" />
      <p className="apagado">
        {esDeIA && segundos > SUELE_TARDAR_S
          ? 'Está tardando más de lo habitual. Puedes esperar, o cancelar y probar de nuevo.'
          : `${segundos} s`}
      </p>
      <div>{boton}</div>
    </section>
  )
}
