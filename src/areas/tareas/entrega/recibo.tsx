import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button'
import { Comprobante } from '../comprobante'
import type { Entrega } from '../tipos'

/** It arrived whole: what is written here proves it. */
export function Recibo({ entrega, alCerrar }: { entrega: Entrega; alCerrar: () => void }) {
  const titulo = useRef<HTMLHeadingElement>(null)
  useEffect(() => titulo.current?.focus(), [])
  return (
    <>
      <div className="ui-dialogo-cuerpo recibo">
        <h3 ref={titulo} tabIndex={-1}>
          <CircleCheck aria-hidden="true" /> Entrega subida exitosamente
        </h3>
        <p>Tu docente ya puede verla. Te avisaremos cuando esté calificada.</p>
        {entrega.archivo && <Comprobante archivo={entrega.archivo} entregado={entrega.submission_date} />}
      </div>
      <footer className="ui-acciones">
        <Button variant="primary" onClick={alCerrar}>
          Listo
        </Button>
      </footer>
    </>
  )
}
