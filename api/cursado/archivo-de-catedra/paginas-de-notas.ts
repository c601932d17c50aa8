import { conDosDecimales } from '../../../src/domain/base/numeros.ts'
import { type Html, html } from '../../../src/domain/base/plantilla-html.ts'
import { type Contexto, datos, type Enlaces, type Pagina, recupero, tabla } from './pagina.ts'

/** What each is at the end, and the actas that were made of it. */
export const paginaDeNotas = ({ todo: { cifras, pruebas, actas, catedra } }: Contexto): Pagina => ({
  ruta: 'notas.html',
  titulo: catedra.cerrada ? 'Nota final y acta' : 'Nota final',
  write: (enlaces) => html`
    ${!catedra.cerrada && html`<p>La cátedra no está cerrada: son las notas de ese momento.</p>`}
    ${cifras.rubros.length > 0 && datos(cifras.rubros.map(({ nombre, peso }) => [nombre, `${peso} %`]))}
    ${cifras.escala && html`<p>Escala: 2 desde ${porciento(cifras.escala.cortes[0])}, 3 desde ${porciento(cifras.escala.cortes[1])}, 4 desde ${porciento(cifras.escala.cortes[2])}, 5 desde ${porciento(cifras.escala.cortes[3])}.</p>`}
    ${tabla(
      'Nota final',
      ['Alumno', 'De lo calificado', catedra.cerrada ? 'Final' : 'Si terminara hoy', 'Nota'],
      cifras.alumnos.map(({ nombre, hasta_hoy, si_terminara_hoy, final }) => {
        const { porcentaje, nota } = catedra.cerrada ? final : si_terminara_hoy
        return [nombre, porciento(hasta_hoy.porcentaje), porciento(porcentaje), nota]
      }),
    )}
    ${pruebas.length > 0 && html`<h2>Notas a mano</h2>${tablaDePruebas(pruebas, cifras)}`}
    ${actas.length > 0 && html`<h2>Actas</h2>${tablaDeActas(actas, enlaces)}`}`,
})

const porciento = (numero: number | null) => (numero === null ? null : `${conDosDecimales(numero)} %`)

type Todo = Contexto['todo']

const tablaDePruebas = (pruebas: Todo['pruebas'], { alumnos }: Todo['cifras']): Html =>
  tabla(
    'Notas a mano',
    ['Alumno', ...pruebas.map(({ nombre, puntos_posibles }) => `${nombre} (${puntos_posibles})`)],
    alumnos.map(({ alumnoId, nombre }) => [
      nombre,
      ...pruebas.map(({ notas }) => {
        const suya = notas.find((nota) => nota.alumnoId === alumnoId)
        return suya && `${suya.puntos_obtenidos}${recupero(suya)}`
      }),
    ]),
  )

const tablaDeActas = (actas: Todo['actas'], { a, cuando }: Enlaces): Html =>
  tabla(
    'Actas',
    ['Acta', 'Hecha', 'Estado', 'Código', 'Archivos'],
    actas.map(({ version, created_at, estado, codigo }) => [
      `Versión ${version}`,
      cuando(created_at),
      estado === 'VIGENTE' ? 'Vigente' : 'Reemplazada',
      codigo,
      html`${a(`actas/acta-v${version}.pdf`, 'PDF')}, ${a(`actas/acta-v${version}.csv`, 'CSV')}`,
    ]),
  )
