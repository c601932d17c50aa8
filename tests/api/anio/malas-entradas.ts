import { type Catedra, trabajosDe, vigentes } from './libro.ts'
import { deAdmin, deDocente, type Mundo } from './mundo.ts'

const sinIds = (llamada: string) => llamada.replace(/\/\d+/g, '/{n}')

/** Something that is refused, in these words where they are known. */
export async function expectRefused(
  mundo: Mundo,
  quien: 'admin' | 'docente',
  { catedra, llamada, cuerpo, debe }: { catedra: Catedra; llamada: string; cuerpo: object; debe: string },
): Promise<void> {
  const cliente = quien === 'admin' ? mundo.admin : mundo.docente(catedra.titular)
  const { status, data } = await cliente(llamada, cuerpo)
  const dice = `${status} ${data.error ?? ''}`
  const igual = dice.startsWith(debe)
  mundo.desacuerdos.compara('Lo que se niega', sinIds(llamada), catedra.nombre, debe, igual ? debe : dice)
}

/** Who is in the course already. */
export async function enrollTwice(mundo: Mundo, catedra: Catedra): Promise<void> {
  const [uno] = vigentes(catedra)
  const llamada = `POST ${deAdmin(catedra, '/inscribir')}`
  await expectRefused(mundo, 'admin', { catedra, llamada, cuerpo: { alumnoId: uno?.alumno.id }, debe: '409' })
}

/** A month's range that ends before it begins. */
export const expectMesesEnOrden = (mundo: Mundo, catedra: Catedra) =>
  expectRefused(mundo, 'admin', {
    catedra,
    llamada: `PUT ${deAdmin(catedra, '')}`,
    cuerpo: { cuotas_desde: '2026-10', cuotas_hasta: '2026-05' },
    debe: '400 El primer mes de cuotas no puede ser posterior al último.',
  })

/** A later stay may not begin tomorrow, nor a last fee be of another month. */
export async function leaveWrongly(mundo: Mundo, catedra: Catedra): Promise<void> {
  const [uno] = vigentes(catedra)
  const llamada = `DELETE ${deAdmin(catedra, `/alumnos/${uno?.alumno.id}/desinscribir`)}`
  await expectRefused(mundo, 'admin', { catedra, llamada, cuerpo: { ultima_cuota: '2026-01' }, debe: '400' })
  // Where it was taken all the same, they are back at once.
  const { CatedraAlumno } = await mundo.lee(mundo.admin, deAdmin(catedra, ''))
  const sigue = CatedraAlumno?.some(({ alumnoId }: { alumnoId: number }) => alumnoId === uno?.alumno.id)
  if (!sigue) await mundo.admin(`POST ${deAdmin(catedra, '/inscribir')}`, { alumnoId: uno?.alumno.id })
}

const UNA_PREGUNTA = {
  texto: '¿Cuál?',
  opciones: [
    { texto: 'Esta', es_correcta: true },
    { texto: 'Aquella', es_correcta: false },
  ],
}

/** What can't be recovered: what recovers something itself, and what is in the bin. */
export async function recoverWrongly(
  mundo: Mundo,
  catedra: Catedra,
  titulo: string,
  debe: string,
): Promise<void> {
  const original = catedra.trabajos.find((uno) => uno.titulo === titulo)
  const llamada = `POST ${deDocente(catedra, '/evaluaciones')}`
  const cuerpo = {
    titulo: `Otra vez ${titulo}`,
    rubroId: original?.rubro,
    preguntas: [UNA_PREGUNTA],
    recupera: original?.id,
  }
  await expectRefused(mundo, 'docente', { catedra, llamada, cuerpo, debe })
  await dropLeftOver(mundo, catedra, cuerpo.titulo)
}

/** What was taken all the same is of nobody: it goes. */
async function dropLeftOver(mundo: Mundo, catedra: Catedra, titulo: string): Promise<void> {
  const docente = mundo.docente(catedra.titular)
  const todas: { id: number; titulo: string }[] = await mundo.lee(
    docente,
    deDocente(catedra, '/evaluaciones-maestras'),
  )
  const sobra = todas.find((una) => una.titulo === titulo)
  if (sobra && !trabajosDe(catedra).some((uno) => uno.id === sobra.id && uno.clase === 'evaluacion'))
    await docente(`DELETE ${deDocente(catedra, `/evaluaciones/${sobra.id}`)}`)
}
