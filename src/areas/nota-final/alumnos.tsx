import { conDosDecimales } from '../../domain/base/numeros'
import { numero } from '../../lib/formato'
import { EmptyState } from '../../ui/empty-state'
import { useShowMore } from '../../ui/show-more'
import { Tabla } from '../../ui/tabla'
import { useAbierta } from '../base/curso/abierta'
import type { AlumnoConCifra, Cifras } from './gestion'

/** How each student stands, never without what it comes of. */
export function Alumnos({ cifras }: { cifras: Cifras }) {
  const { shown, more } = useShowMore(cifras.alumnos)
  const abierta = useAbierta()
  const titulo = abierta ? 'Si terminara hoy' : 'Al final'
  if (cifras.alumnos.length === 0) return <EmptyState title="Todavía no hay alumnos inscritos" />
  return (
    <section className="apartado" aria-labelledby="como-queda">
      <h2 id="como-queda">Cómo queda cada uno</h2>
      <p className="apagado">
        «Hasta hoy» cuenta lo calificado.{' '}
        {abierta
          ? '«Si terminara hoy» cuenta como 0 lo que venció y no se entregó, y deja afuera lo que todavía no vence. Al cerrar, es 0 todo lo que nunca se entregó'
          : '«Al final» cuenta como 0 lo que nunca se entregó'}
        ; nada se redondea hacia arriba.
      </p>
      <Tabla titulo="Porcentaje y nota de cada alumno" columnas={['Alumno', 'Hasta hoy', titulo, 'Nota']}>
        {shown.map((alumno) => (
          <tr key={alumno.alumnoId}>
            <th scope="row">
              {alumno.nombre}
              {alumno.recuperados.length > 0 && (
                <small className="apagado cuenta-de-cifra">
                  Recuperó {alumno.recuperados.map((uno) => tituloDe(cifras, uno)).join(', ')}
                </small>
              )}
            </th>
            <td data-columna="Hasta hoy">
              <Figura cifra={alumno.hasta_hoy} rubros={cifras.rubros} />
            </td>
            <td data-columna={titulo}>
              <Figura cifra={cifraDe(alumno, abierta)} rubros={cifras.rubros} />
            </td>
            <td data-columna="Nota">
              <b>{cifraDe(alumno, abierta).nota ?? '—'}</b>
            </td>
          </tr>
        ))}
      </Tabla>
      {more}
    </section>
  )
}

/** Until the course is closed, as if it ended today. */
export const cifraDe = (alumno: AlumnoConCifra, abierta: boolean) =>
  abierta ? alumno.si_terminara_hoy : alumno.final

/** Of a test on paper, only that it was one. */
const tituloDe = ({ pedidos }: Cifras, { tipo, id }: AlumnoConCifra['recuperados'][number]) =>
  tipo === 'PRUEBA'
    ? 'una prueba'
    : `«${pedidos.find((uno) => uno.id === id && uno.clase === tipo.toLowerCase())?.titulo}»`

function Figura({ cifra, rubros }: { cifra: AlumnoConCifra['final'] } & Pick<Cifras, 'rubros'>) {
  if (cifra.porcentaje === null) return <>—</>
  const nombreDe = new Map(rubros.map(({ id, nombre }) => [id, nombre]))
  return (
    <>
      {conDosDecimales(cifra.porcentaje)} %
      <small className="apagado cuenta-de-cifra">
        {cifra.partes
          .filter(({ posibles }) => posibles > 0)
          .map(({ rubroId, obtenidos, posibles }) => {
            const nombre = rubroId === null ? '' : `${nombreDe.get(rubroId)}: `
            return `${nombre}${numero(obtenidos)} de ${numero(posibles)}`
          })
          .join(' · ')}
      </small>
    </>
  )
}
