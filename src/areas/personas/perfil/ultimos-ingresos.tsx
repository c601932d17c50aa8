import { fechaYHora } from '../../base/instantes'
import type { Perfil } from '../../ingreso/acceso-de-alumno'

const comoIngreso = { CORREO: 'Con un código por correo', DOCENTE: 'Con un código en mano' }

/** When and how one came in; nothing before the first time. */
export function UltimosIngresos({ ingresos }: Pick<Perfil, 'ingresos'>) {
  if (ingresos.length === 0) return null
  return (
    <section className="panel apartado perfil" aria-labelledby="ingresos">
      <h2 id="ingresos">Tus últimos ingresos</h2>
      <ul className="sesiones">
        {ingresos.map(({ cuando, como }) => (
          <li key={cuando}>
            <div>
              <b>{comoIngreso[como]}</b>
              <p className="apagado">
                <time dateTime={cuando}>{fechaYHora(cuando)}</time>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <p className="apagado">Si no reconoces alguno, cierra las demás sesiones y avisa a la institución.</p>
    </section>
  )
}
