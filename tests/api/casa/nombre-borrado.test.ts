import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { createSender } from '../../../api/suelo/correos/senders.ts'
import { unpack } from '../../../api/suelo/papelera/contenido.ts'
import { putInPapelera } from '../../../api/suelo/papelera/tirar.ts'
import { transact } from '../../../db/client.ts'
import { removeDataDir } from '../../support/archivos.ts'
import { insertFila, tablasDe } from '../../support/esquemas-anteriores.ts'
import { createMundoDePapelera } from '../../support/mundo-de-papelera.ts'

const NOMBRE = 'Zoila Quiñónez'
const EMAIL = 'zoila@ejemplo.py'
const PEDIDO = 'la-que-quiere@ejemplo.py'
const SUYO = /zoila|quiñónez|la-que-quiere/i
/** Other people, whom it is not about. */
const AJENAS = ['Zoila Quiñónezada', 'Zoila Quiñónez Benítez', 'mizoila@ejemplo.py']

let limpiar: (() => void) | undefined
afterEach(() => limpiar?.())

/** The name of one person, wherever the program may keep it; the database lies on the disk. */
async function createMundo(rol: 'alumno' | 'docente') {
  const carpeta = mkdtempSync(join(tmpdir(), 'guarania-nombre-'))
  const base = join(carpeta, 'guarania.db')
  const mundo = createMundoDePapelera({ base })
  const { db, sqlite, deps, dataDir } = mundo
  limpiar = () => {
    sqlite.close()
    rmSync(carpeta, { recursive: true, force: true })
    removeDataDir(mundo)
  }
  sqlite.exec(`DELETE FROM pedidos_de_datos; DELETE FROM correos; DELETE FROM auditoria;
    UPDATE ${rol}s SET nombre = 'Zoila', apellido = 'Quiñónez', email = '${EMAIL}';
    UPDATE cambios_de_email SET email = '${PEDIDO}'`)
  insertFila(sqlite, 'alumnos', {
    id: 7,
    nombre: 'Zoila',
    apellido: 'Quiñónez Benítez',
    email: AJENAS[2] as string,
  })
  const correo = (id: number, otros: Record<string, string | number | null>) =>
    insertFila(sqlite, 'correos', { id, para: 'otra@ejemplo.py', caduca_en: null, reemplaza: null, ...otros })
  correo(1, { para: EMAIL.toUpperCase() })
  correo(2, { para: PEDIDO })
  // Asked for, and cancelled or replaced since.
  correo(6, { para: `antes-${PEDIDO}`, asunto: 'Confirma tu email nuevo', texto: '' })
  correo(7, { para: AJENAS[2] as string, asunto: 'Confirmaste tu email nuevo', texto: '' })
  correo(3, { asunto: `Justificativo de ${NOMBRE}`, texto: `${NOMBRE} pide:\n\n> Tuve fiebre.` })
  correo(4, { estado: 'pendiente', html: '<p>Escribe zoila  QUINONEZ.</p>' })
  correo(5, { texto: `${AJENAS.join(', ')} escribieron.` })
  for (const resumen of [`Calificó: ${NOMBRE} · 8`, `Avisó a ${EMAIL} y a ${AJENAS.join(', ')}`]) {
    sqlite
      .prepare(
        `INSERT INTO auditoria (rol, nombre, llamada, ids, resumen, created_at) VALUES ('admin', 'x', 'y', '{}', ?, 1)`,
      )
      .run(resumen)
  }
  const dicho = `Lo dijo ${NOMBRE}, no ${AJENAS.join(' ni ')}.`
  sqlite.prepare(`UPDATE sugerencias SET reason = ?, suggester_email = 'otra@ejemplo.py'`).run(dicho)
  insertFila(sqlite, 'sugerencias', {
    id: 2,
    reason: 'Soy Zoila, de los Quiñónez.',
    suggester_email: EMAIL,
    cambios: '{}',
  })
  for (const donde of [
    'publicaciones SET contenido',
    'cierres_de_clase SET por',
    'historial_de_notas SET motivo',
    'publicacion_comentarios SET texto',
    'creadores SET rejection_reason',
  ]) {
    sqlite.prepare(`UPDATE ${donde} = ?`).run(dicho)
  }
  sqlite.exec(`UPDATE publicaciones SET autor = 'docente', autor_alumno_id = NULL, autor_docente_id = NULL;
    UPDATE publicacion_comentarios SET autor = 'docente', autor_alumno_id = NULL, autor_docente_id = NULL`)
  transact(db, (tx) => putInPapelera(deps, tx, { rol: 'admin', id: 0 }, 'TAREA', 1))
  vi.spyOn(console, 'log').mockReturnValue()
  const send = createSender({ dataDir: deps.copias.dataDir })
  const mail = { from: 'x@y.py', subject: 'Aviso', html: '' }
  await send({ ...mail, to: EMAIL, text: 'Hola.' })
  await send({ ...mail, to: `antes-${PEDIDO}`, subject: 'Confirma tu email nuevo', text: 'Hola.' })
  await send({ ...mail, to: 'otra@ejemplo.py', subject: `Justificativo de ${NOMBRE}`, text: 'Hola.' })
  await send({
    ...mail,
    to: 'otra@ejemplo.py',
    text: `Así es: ${NOMBRE} pidió justificar sus faltas de marzo y de abril en «Armonía».`,
  })
  await send({ ...mail, to: 'otra@ejemplo.py', text: AJENAS.join('\n') })
  const quien = { id: 1, nombre: 'Zoila', apellido: 'Quiñónez', email: EMAIL }
  const { data } = await mundo.as(rol, quien)(
    `POST /${rol === 'alumno' ? 'alumnos' : 'docente'}/me/pedido-de-borrado`,
    { motivo: `Soy ${NOMBRE}` },
  )
  const erase = () => mundo.asAdmin(`POST /admin/pedidos-de-datos/${data.id}/borrar`)
  return { ...mundo, erase, base, carpetaDeCorreos: join(deps.copias.dataDir, 'correos'), dataDir }
}

type Mundo = Awaited<ReturnType<typeof createMundo>>

/** Everything that the database keeps, also what is compressed, and its files as they lie there. */
function readTodo({ sqlite, base }: Mundo): Record<string, string> {
  const tablas = tablasDe(sqlite)
    .filter((tabla) => !tabla.startsWith('acta'))
    .map(
      (tabla) =>
        [tabla, sqlite.prepare(`SELECT * FROM ${tabla}`).all() as Record<string, unknown>[]] as const,
    )
  const empacado = tablas
    .flatMap(([, filas]) => filas)
    .flatMap(({ contenido }) =>
      contenido instanceof Buffer && contenido.length > 0 ? [unpack(contenido)] : [],
    )
  return {
    ...Object.fromEntries(tablas.map(([tabla, filas]) => [tabla, JSON.stringify(filas)])),
    empacado: JSON.stringify(empacado),
    base: readFileSync(base).toString(),
    diario: readFileSync(`${base}-wal`).toString(),
  }
}

test.each(['alumno', 'docente'] as const)('el nombre de un %s no queda en ninguna parte', async (rol) => {
  const mundo = await createMundo(rol)
  const { erase, sqlite } = mundo
  expect(Object.values(readTodo(mundo)).filter((texto) => texto.includes(NOMBRE)).length).toBeGreaterThan(5)

  expect(await erase()).toMatchObject({ status: 200 })

  // Of the other one, whose name begins the same.
  sqlite.exec('DELETE FROM alumnos WHERE id = 7')
  sqlite.pragma('wal_checkpoint(TRUNCATE)')
  const queda = Object.entries(readTodo(mundo)).map(
    ([donde, texto]) => [donde, AJENAS.reduce((t, una) => t.replaceAll(una, ''), texto)] as const,
  )
  expect(queda.filter(([, texto]) => SUYO.test(texto)).map(([donde]) => donde)).toEqual([])
})

test('lo que dice de otros, y los correos de otros, quedan como eran', async () => {
  const mundo = await createMundo('alumno')
  const { asAdmin, erase, sqlite } = mundo

  await erase()

  const correos = sqlite.prepare('SELECT id, para, asunto, texto, html FROM correos WHERE id < 10').all()
  expect(correos).toMatchObject([
    { id: 3, asunto: 'Justificativo de Persona borrada 1', texto: '', html: '' },
    { id: 4, html: '<p>Escribe Persona borrada 1.</p>' },
    { id: 5, texto: `${AJENAS.join(', ')} escribieron.` },
    { id: 7, para: AJENAS[2] },
  ])
  const dicho = `Lo dijo Persona borrada 1, no ${AJENAS.join(' ni ')}.`
  expect(sqlite.prepare('SELECT reason FROM sugerencias ORDER BY id').pluck().all()).toEqual([
    dicho,
    'Soy Persona borrada 1, de los Persona borrada 1.',
  ])
  expect(readdirSync(mundo.carpetaDeCorreos)).toHaveLength(1)
  expect(await asAdmin('POST /admin/papelera/1/restaurar', {})).toMatchObject({ status: 200 })
  expect(sqlite.prepare('SELECT motivo FROM historial_de_notas').pluck().all()).toEqual([dicho])
})

test('la respuesta dice en qué carpetas puede seguir, y qué hacer con ellas', async () => {
  const mundo = await createMundo('alumno')
  const { erase, deps } = mundo
  const antes = join(deps.copias.dataDir, 'antes-de-migrar')
  mkdirSync(antes, { recursive: true })
  writeFileSync(join(antes, '2026-01-01-migracion-24.db'), 'x')

  const { data } = await erase()

  expect(data.quedan_en).toEqual([
    { donde: deps.copias.dir, cuantos: 0, que_hacer: expect.stringContaining('Copias de seguridad') },
    { donde: antes, cuantos: 1, que_hacer: expect.stringContaining('borra lo que tiene la carpeta') },
    {
      donde: join(deps.copias.dataDir, 'cuarentena'),
      cuantos: 0,
      que_hacer: expect.stringContaining('60 días'),
    },
  ])
})
