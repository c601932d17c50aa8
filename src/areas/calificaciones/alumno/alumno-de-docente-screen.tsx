import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Paperclip } from 'lucide-react'
import { useState } from 'react'
import { groupBy } from '../../../domain/base/grupos'
import { nombreDePersona } from '../../../domain/personas/nombres'
import { grupoDeTarea } from '../../../domain/tareas/tareas'
import { enLinea } from '../../../lib/formato'
import { Button } from '../../../ui/button'
import type { DeCargada } from '../../base/enmarcada'
import { Lectura } from '../../base/lectura'
import { lectura } from '../../base/leer'
import { Pantalla } from '../../base/pantalla'
import { EstadoDePago } from '../../pagos/estado-de-pago'
import { FichaDeAlumno } from '../../personas/ficha-de-alumno'
import { Recupero } from '../../recuperatorios/recupero'
import { EnLaLinea } from '../../tareas/aporte/en-la-linea'
import { FormularioDeCalificacion } from '../../tareas/calificacion/formulario-de-calificacion'
import { Comprobante } from '../../tareas/comprobante'
import { DialogoDeAdjunto } from '../../tareas/dialogo-de-adjunto'
import { EstadoDeTarea } from '../../tareas/estado-de-tarea'
import { fechaDeEntrega } from '../../tareas/ficha-de-tarea'
import { enPuntos, Puntaje } from '../../tareas/puntaje'
import type { Entrega } from '../../tareas/tipos'
import { Apartado } from './apartado'
import { Evaluaciones } from './evaluaciones'
import { entregasDeAlumnoQuery } from './queries'

/** One student of a course: what was delivered, graded, taken, and what is missing. */
export function Cargada({ id: catedraId, alumnoId, marco, noEsta }: DeCargada<'id' | 'alumnoId'>) {
  const { data } = useSuspenseQuery(entregasDeAlumnoQuery(catedraId, alumnoId))
  if (!data) return noEsta
  const grupos = groupBy(data.tareasConEntregas, grupoDeTarea)
  return (
    <Pantalla {...marco} titulo={nombreDePersona(data.alumno)} bajada={data.alumno.email}>
      <section className="panel apartado" aria-label="Cómo está">
        <Lectura falla="Error al cargar los datos del alumno.">
          <FichaDeAlumno
            catedraId={catedraId}
            alumnoId={data.alumno.id}
            pago={<Pago catedraId={catedraId} alumnoId={data.alumno.id} />}
          />
        </Lectura>
      </section>
      <Apartado
        titulo="Tareas entregadas por calificar"
        vacio="No hay entregas que esperen una calificación."
      >
        {grupos.get('entregadas')?.map((una) => (
          <TareaEntregada key={una.id} entrega={una} />
        ))}
      </Apartado>
      <Apartado titulo="Tareas calificadas" vacio="Todavía no hay tareas calificadas.">
        {grupos.get('calificadas')?.map((una) => (
          <TareaEntregada key={una.id} entrega={una} />
        ))}
      </Apartado>
      <Apartado titulo="Tareas sin entregar" vacio="No le queda ninguna tarea por entregar.">
        {grupos.get('pendientes')?.map((una) => (
          <TareaSinEntregar key={una.id} entrega={una} />
        ))}
      </Apartado>
      <Lectura falla="Error al cargar los datos del alumno.">
        <Evaluaciones catedraId={catedraId} alumnoId={alumnoId} />
      </Lectura>
    </Pantalla>
  )
}

function Pago({ catedraId, alumnoId }: { catedraId: number; alumnoId: number }) {
  const { data, isError } = useQuery(lectura('docente/alumnos/:id/pagos', { id: alumnoId }))
  if (isError) return <EstadoDePago estado="ERROR_CARGA" />
  const pago = data?.pagosConsolidados.find((uno) => uno.catedraId === catedraId)
  return pago ? <EstadoDePago estado={pago.estadoActual} /> : 'Cargando...'
}

function TareaSinEntregar({ entrega }: { entrega: Entrega }) {
  const { titulo, puntos_posibles, fecha_entrega } = entrega.TareaMaestra
  return (
    <li className="panel tarea-item extremos">
      <div className="titulado">
        <h3>{titulo}</h3>
        <p className="apagado">
          Entrega: {fechaDeEntrega(fecha_entrega)} · {enPuntos(puntos_posibles)}
        </p>
        {entrega.estado === 'RECHAZADA' && entrega.comentario_docente && (
          <p className="motivo">
            <b>Devuelta:</b> {entrega.comentario_docente}
          </p>
        )}
      </div>
      <p>
        <EstadoDeTarea tarea={entrega} /> <Recupero nota={entrega} />
      </p>
    </li>
  )
}

/** A delivery with its grade form, which is closed once it is graded. */
function TareaEntregada({ entrega }: { entrega: Entrega }) {
  const [viendo, setViendo] = useState(false)
  const { archivo, archivos, aporte, submission_date, puntos_obtenidos, estado } = entrega
  const { titulo, puntos_posibles, fecha_entrega, UnidadPlan } = entrega.TareaMaestra
  return (
    <li className="panel entrega-con-nota pila">
      <div className="apartado">
        <h3>{titulo}</h3>
        <p>
          <EstadoDeTarea tarea={entrega} />{' '}
          {puntos_obtenidos !== null && <Puntaje puntos={puntos_obtenidos} posibles={puntos_posibles} />}{' '}
          <Recupero nota={entrega} />
        </p>
        <p className="apagado">
          {enLinea([UnidadPlan?.periodo, `Entrega: ${fechaDeEntrega(fecha_entrega)}`])}
        </p>
        {archivo && <Comprobante archivos={archivos} entregado={submission_date} />}
        <EnLaLinea aporte={aporte} />
        {(archivo ?? aporte) && (
          <p>
            <Button onClick={() => setViendo(true)}>
              <Paperclip aria-hidden="true" /> {archivo ? 'Ver adjunto' : 'Ver aporte'}
              <span className="oculto"> de {titulo}</span>
            </Button>
          </p>
        )}
      </div>
      <FormularioDeCalificacion key={estado} entrega={entrega} />
      <DialogoDeAdjunto entrega={viendo ? entrega : null} onClose={() => setViendo(false)} />
    </li>
  )
}
