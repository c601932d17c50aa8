import { useSuspenseQuery } from '@tanstack/react-query'
import { marcaDe, textoDePorcentaje } from '../../domain/asistencia/asistencia'
import { cuantos, hastaDosDecimales } from '../../domain/base/numeros'
import { EmptyState } from '../../ui/empty-state'
import type { DeCatedra } from '../base/curso/seccion'
import { Situacion } from '../habilitacion/situacion'
import { JustificarUnaFalta, JustificativosPropios } from '../justificativos/propios'
import { diasQuery, type HabilitacionPropia, habilitacionQuery } from '../justificativos/queries-de-alumno'
import { DiasDeAsistencia } from './dias-de-asistencia'
import { Marcha } from './marcha'

/** One's own attendance: how it goes, whether it will do, and each day. */
export default function AsistenciaPropia({ catedraId }: DeCatedra) {
  const { data: propia } = useSuspenseQuery(habilitacionQuery(catedraId))
  return (
    <section className="apartado" aria-labelledby="mi-asistencia">
      <header className="extremos">
        <h2 id="mi-asistencia">Mi asistencia</h2>
        <div className="botones">
          <JustificarUnaFalta catedraId={catedraId} dias={propia.reglas.dias_para_justificar} />
        </div>
      </header>
      <div className="panel apartado">
        <Situacion {...propia} />
        <Numeros propia={propia} />
        <Marcha propia={propia} />
      </div>
      <JustificativosPropios catedraId={catedraId} />
      <Dias catedraId={catedraId} />
    </section>
  )
}

/** Always together, each with what it comes of. */
function Numeros({ propia }: { propia: HabilitacionPropia }) {
  const { hasta_hoy, al_final_si_viene, faltas_restantes, cuenta } = propia
  const { puntos, dadas, por_venir } = cuenta
  return (
    <dl className="numeros">
      <div>
        <dt>Hasta hoy</dt>
        <dd>
          {textoDePorcentaje(hasta_hoy)}
          <small>
            {hastaDosDecimales(puntos)} de {cuantos(dadas, 'clase dada', 'clases dadas')}
          </small>
        </dd>
      </div>
      <div>
        <dt>Si vienes a todas</dt>
        <dd>
          {textoDePorcentaje(al_final_si_viene)}
          <small>
            {hastaDosDecimales(puntos)} + {por_venir} por venir, de{' '}
            {cuantos(dadas + por_venir, 'clase', 'clases')}
          </small>
        </dd>
      </div>
      <div>
        <dt>Puedes faltar</dt>
        <dd>
          {faltas_restantes === null ? '—' : cuantos(faltas_restantes, 'clase', 'clases')}
          <small>
            {faltas_restantes === null ? 'La cátedra no pide un mínimo' : `de ${por_venir} por venir`}
          </small>
        </dd>
      </div>
    </dl>
  )
}

function Dias({ catedraId }: { catedraId: number }) {
  const { data } = useSuspenseQuery(diasQuery(catedraId))
  const dias = data.asistencias.map(({ presente, matiz, ...dia }) => ({
    ...dia,
    marca: marcaDe(presente, matiz),
  }))
  if (dias.length === 0) {
    return (
      <EmptyState title="Todavía no hay días de clase">
        Cuando tu docente los cree, aquí verás cuáles hubo y si estuviste.
      </EmptyState>
    )
  }
  return (
    <section className="panel apartado" aria-labelledby="mis-dias">
      <h3 id="mis-dias">Día por día</h3>
      <DiasDeAsistencia dias={dias} />
    </section>
  )
}
