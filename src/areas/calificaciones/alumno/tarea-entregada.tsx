import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { enLinea } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import { FormularioDeCalificacion } from '../../tareas/calificar/formulario-de-calificacion'
import { Comprobante } from '../../tareas/comprobante'
import { DialogoDeAdjunto } from '../../tareas/dialogo-de-adjunto'
import { EstadoDeTarea } from '../../tareas/estado-de-tarea'
import { fechaDeEntrega } from '../../tareas/ficha-de-tarea'
import { Puntaje } from '../../tareas/puntaje'
import type { Entrega } from '../../tareas/tipos'
import { correccion } from '../correccion/queries'

/** A delivery with its grade form, which is closed once it is graded. */
export function TareaEntregada({ entrega }: { entrega: Entrega }) {
  const [viendo, setViendo] = useState(false)
  const { archivo, submission_date, puntos_obtenidos, estado } = entrega
  const { titulo, puntos_posibles, fecha_entrega, UnidadPlan } = entrega.TareaMaestra
  return (
    <li className="panel entrega-con-nota">
      <div className="apartado">
        <h3>{titulo}</h3>
        <p>
          <EstadoDeTarea tarea={entrega} />{' '}
          {puntos_obtenidos !== null && <Puntaje puntos={puntos_obtenidos} posibles={puntos_posibles} />}
        </p>
        <p className="apagado">
          {enLinea([UnidadPlan?.periodo, `Entrega: ${fechaDeEntrega(fecha_entrega)}`])}
        </p>
        {archivo && (
          <>
            <Comprobante archivo={archivo} entregado={submission_date} />
            <p>
              <Button onClick={() => setViendo(true)}>
                <Paperclip aria-hidden="true" /> Ver adjunto<span className="oculto"> de {titulo}</span>
              </Button>
            </p>
          </>
        )}
      </div>
      <FormularioDeCalificacion key={estado} entrega={entrega} {...correccion} />
      <DialogoDeAdjunto archivo={viendo ? archivo : null} alCerrar={() => setViendo(false)} />
    </li>
  )
}
