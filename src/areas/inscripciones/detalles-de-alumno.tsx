import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { nombreDePersona } from '../../domain/personas/nombres'
import { Dialog } from '../../ui/dialog'
import type { Inscrito } from '../base/curso/queries'
import { Lectura } from '../base/lectura'
import { useUltimo } from '../base/use-ultimo'
import { alumnoQuery, pagosQuery } from '../catedras/queries-de-docente'
import { EstadoDePago } from '../pagos/estado-de-pago'

interface Props {
  inscrito: Inscrito | null
  onClose: () => void
}

export function DetallesDeAlumno({ inscrito, onClose }: Props) {
  const quien = useUltimo(inscrito)
  if (!quien) return null
  return (
    <Dialog open={inscrito !== null} onClose={onClose} title={nombreDePersona(quien.Alumno)}>
      <div className="ui-dialogo-cuerpo">
        <Lectura falla="Error al cargar los datos del alumno.">
          <Ficha inscrito={quien} />
        </Lectura>
      </div>
    </Dialog>
  )
}

function Ficha({ inscrito }: { inscrito: Inscrito }) {
  const { data: alumno } = useSuspenseQuery(alumnoQuery(inscrito.alumnoId))
  const datos = [
    ['Email', alumno.email],
    ['Documento', alumno.documento],
    ['Teléfono', alumno.telefono],
    ['Dirección', alumno.direccion],
    ['Instrumento', alumno.instrumento],
    ['Tutor', [alumno.nombre_tutor, alumno.telefono_tutor].filter(Boolean).join(', ')],
    ['Vive con sus padres', alumno.vive_con_padres ? 'Sí' : ''],
    ['Detalles', alumno.detalles_adicionales],
  ] as const
  return (
    <dl className="datos-de-catedra">
      <div>
        <dt>Pagos</dt>
        <dd>
          <Pago {...inscrito} />
        </dd>
      </div>
      {datos.map(
        ([nombre, valor]) =>
          valor && (
            <div key={nombre}>
              <dt>{nombre}</dt>
              <dd className="texto-plano">{valor}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Read anew: a payment may have been recorded since the list was read. */
function Pago({ alumnoId, catedraId }: Inscrito) {
  const { data, isError } = useQuery(pagosQuery(alumnoId))
  if (isError) return <EstadoDePago estado="ERROR_CARGA" />
  const pago = data?.pagosConsolidados.find((uno) => uno.catedraId === catedraId)
  return pago ? <EstadoDePago estado={pago.estadoActual} /> : 'Cargando...'
}
