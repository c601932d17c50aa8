import { useSuspenseQuery } from '@tanstack/react-query'
import { cuantos } from '../../lib/formato'
import { Badge } from '../../ui/badge'
import { useGestion } from '../base/curso/gestion'
import { Exportar } from '../base/exportar'
import { fechaYHora } from '../base/instantes'
import { type Acta, actas } from './gestion'

/** What was signed, the latest first; nothing where the course was never closed. */
export function Actas({ catedraId }: { catedraId: number }) {
  const { actasQuery } = useGestion(actas)
  const { data: lista } = useSuspenseQuery(actasQuery(catedraId))
  if (lista.length === 0) return null
  return (
    <section className="apartado" aria-labelledby="actas">
      <h2 id="actas">{lista.length === 1 ? 'Acta' : 'Actas'}</h2>
      <ul className="actas pila aire-3">
        {lista.map((acta) => (
          <ActaItem key={acta.version} catedraId={catedraId} acta={acta} />
        ))}
      </ul>
    </section>
  )
}

const formatos = [
  ['pdf', 'PDF'],
  ['xlsx', 'Excel (.xlsx)'],
  ['csv', 'CSV'],
] as const

function ActaItem({ catedraId, acta }: { catedraId: number; acta: Acta }) {
  const { archivoDeActa } = useGestion(actas)
  const { version, codigo, direccion, estado, created_at, reemplazada_en, motivo } = acta
  const total = Object.values(acta.cuantos).reduce((suma, n) => suma + n, 0)
  const cual = <span className="oculto"> de la versión {version}</span>
  const falla = 'No se pudo descargar el acta.'
  return (
    <li className="panel extremos">
      <div className="pila aire-1">
        <p>
          <b>Versión {version}</b>{' '}
          {estado === 'VIGENTE' ? (
            <Badge tone="green">Vigente</Badge>
          ) : (
            <Badge tone="grey">Reemplazada</Badge>
          )}
        </p>
        <p className="apagado">
          Cerrada el {fechaYHora(created_at)} · {cuantos(total, 'alumno', 'alumnos')}
          {reemplazada_en && ` · reemplazada el ${fechaYHora(reemplazada_en)}`}
        </p>
        <p>
          Código <a href={direccion}>{codigo}</a>
        </p>
        {motivo && <p className="motivo-de-reapertura">Se reabrió: {motivo}</p>}
      </div>
      <div className="botones">
        {formatos.map(([tipo, nombre]) => (
          <Exportar key={tipo} direccion={archivoDeActa(catedraId, version, tipo)} falla={falla}>
            Descargar {nombre}
            {cual}
          </Exportar>
        ))}
      </div>
    </li>
  )
}
