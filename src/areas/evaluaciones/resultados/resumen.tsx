import { porcentaje } from '../../../lib/formato'
import type { ResultadosDeEvaluacion } from '../gestion'

export function Resumen({ resumen }: { resumen: ResultadosDeEvaluacion['resumen'] }) {
  const cifras = [
    ['Promedio', resumen.promedio],
    ['Nota más baja', resumen.minimo],
    ['Nota más alta', resumen.maximo],
  ] as const
  return (
    <section className="panel apartado">
      <h2>En resumen</h2>
      <dl className="cifras">
        {cifras.map(([nombre, cifra]) => (
          <div key={nombre}>
            <dt className="apagado">{nombre}</dt>
            <dd className="cifra">{cifra === null ? '—' : porcentaje(cifra)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
