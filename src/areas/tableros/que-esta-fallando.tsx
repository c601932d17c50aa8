import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { nombreDeCausa } from '../../domain/casa/alarmas'
import { rutas } from '../admin'
import { fechaYHora } from '../base/instantes'
import { alarmasQuery, panelQuery } from './queries-de-admin'

/** What fails in the background, and where to write who else is to hear of it. */
export default function QueEstaFallando() {
  const { data: alarmas } = useSuspenseQuery(alarmasQuery)
  const { data: panel } = useQuery(panelQuery)
  return (
    <section className="que-falla pila aire-3" aria-labelledby="que-falla">
      <h2 id="que-falla">Qué está fallando</h2>
      {alarmas.map(({ causa, motivo, desde }) => (
        <p key={causa} role="alert" className="panel">
          <b>{nombreDeCausa[causa]}</b> (desde el {fechaYHora(desde)}): {motivo}
        </p>
      ))}
      {panel && !panel.avisaPorCorreo && (
        <p className="apagado">
          Estos avisos no llegan a ningún correo: escribe el del administrador en{' '}
          <Link to={rutas.institucion}>Institución</Link>.
        </p>
      )}
    </section>
  )
}
