import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, like } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { archivos } from '../../../db/schema/archivos.ts'
import { reglasDeCatedra } from '../../../db/schema/asistencia.ts'
import { catedras } from '../../../db/schema/catedras.ts'
import { comentariosDeEntrega } from '../../../db/schema/comentarios-de-entrega.ts'
import { publicacionComentarios } from '../../../db/schema/tablon.ts'
import { readCsv } from '../../../src/domain/base/csv.ts'
import { SIN_REGLAS } from '../../../src/domain/habilitacion/reglas-de-catedra.ts'
import {
  insertAsistencia,
  insertCatedra,
  insertDiaClase,
  insertDocente,
  insertJustificativo,
  insertPago,
  insertUnidadDe,
} from '../../support/academia.ts'
import { formularioCon, muestras } from '../../support/archivos.ts'
import { insertPublicacion } from '../../support/cursado.ts'
import { assignEvaluacion, insertEvaluacion } from '../../support/evaluaciones.ts'
import { createMundo } from '../../support/mundo.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'
import { unzipSync } from '../../support/zip.ts'

type Mundo = Pick<ReturnType<typeof createMundo>, 'call' | 'sesion' | 'docente' | 'catedra'>

async function fetchZip({ call, sesion, docente, catedra }: Mundo, rol: 'admin' | 'docente' = 'docente') {
  const path = rol === 'admin' ? '/admin/catedras' : '/docente/catedra'
  const headers = await (rol === 'admin' ? sesion() : sesion('docente', docente))
  const response = await call(`${path}/${catedra.id}/archivo.zip`, { headers })
  const zip = Buffer.from(await response.arrayBuffer())
  const contenidos = response.ok ? unzipSync(zip) : new Map<string, Buffer>()
  const raiz = [...contenidos.keys()][0]?.split('/')[0] ?? ''
  return {
    response,
    zip,
    raiz,
    nombres: [...contenidos.keys()].map((nombre) => nombre.slice(raiz.length + 1)),
    read: (nombre: string) => contenidos.get(`${raiz}/${nombre}`)?.toString() ?? '',
    bytes: (nombre: string) => contenidos.get(`${raiz}/${nombre}`),
  }
}

/** Ana delivered twice and was graded, Beto delivered something with a name of his own. */
async function createMundoEntero() {
  const mundo = await createMundoConAsignadas({}, { alumnos: 2, catedra: { nombre: 'Armonía «I»' } })
  const { db, catedra, alumnos, asDocente, deliver } = mundo
  await deliver(0, formularioCon('Coral.txt', 'primera versión'))
  await asDocente('POST /docente/tareasAsignaciones/1/devolver', { comentario_docente: 'Otra vez.' })
  await deliver(0, formularioCon('Coral.pdf', muestras.pdf))
  await deliver(1, formularioCon('Año: «ñandutí»?.txt', 'lo de Beto'))
  await asDocente('POST /docente/tareasAsignaciones/1/calificar', {
    puntos_obtenidos: 8,
    comentario_docente: 'Bien <b>hecho</b>',
  })
  const dia = insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-02' })
  insertAsistencia(db, { diaClaseId: dia.id, alumnoId: alumnos[0].id, matiz: 'TARDE' })
  insertDiaClase(db, { catedraId: catedra.id, fecha: '2026-03-09', suspendida: 'Lluvia' })
  const evaluacion = insertEvaluacion(db, { catedraId: catedra.id, titulo: 'Parcial' })
  assignEvaluacion(db, evaluacion, alumnos[0].id, { bien: 1 })
  const { id: publicacionId } = insertPublicacion(db, { catedraId: catedra.id, titulo: 'Ensayo general' })
  const comentario = { publicacionId, autor: 'alumno' as const, autorAlumnoId: alumnos[1].id }
  db.insert(publicacionComentarios)
    .values({ ...comentario, texto: 'Voy.', created_at: 0 })
    .run()
  insertPago(db, { catedraAlumnoId: 1, monto: 60_000 })
  return mundo
}

test('trae todas las versiones de cada entrega, con sus bytes y el nombre de quien la hizo', async () => {
  const mundo = await createMundoEntero()

  const { response, raiz, nombres, bytes, read } = await fetchZip(mundo)

  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(response.headers.get('content-disposition')).toContain('filename="catedra-armonia-i-2026.zip"')
  expect(raiz).toBe('Armonía «I» 2026')
  expect(nombres.filter((nombre) => nombre.startsWith('entregas/'))).toEqual([
    'entregas/01 Armonizar un bajo/Acosta Ana - versión 1 - Coral.txt',
    'entregas/01 Armonizar un bajo/Acosta Ana - Coral.pdf',
    'entregas/01 Armonizar un bajo/Báez Beto - Año «ñandutí».txt',
  ])
  expect(bytes('entregas/01 Armonizar un bajo/Acosta Ana - Coral.pdf')).toEqual(muestras.pdf)
  expect(read('entregas/01 Armonizar un bajo/Acosta Ana - versión 1 - Coral.txt')).toBe('primera versión')
  expect(read('entregas/01 Armonizar un bajo/Báez Beto - Año «ñandutí».txt')).toBe('lo de Beto')
})

test('de una clase que se cerró dice qué se dio y qué quedó para la próxima', async () => {
  const mundo = await createMundoEntero()
  const { db, catedra, asDocente } = mundo
  const unidad = insertUnidadDe(db, catedra.id, { periodo: 'Los <acordes>' })
  await asDocente(`POST /docente/catedra/${catedra.id}/diasclase/hoy/cierre`, {
    clave: '0b8c5a52-3a6e-4f0e-9d0b-8d5f4f6f7a01',
    unidades: [{ unidadId: unidad.id, estado: 'EN_PARTE' }],
    para_la_proxima: 'Traer lápiz.',
  })

  const { read } = await fetchZip(mundo)

  expect(read('clases.html')).toMatch(/02\/03\/2026.*Los &lt;acordes&gt; \(en parte\).*Traer lápiz\./s)
  expect(read('planes.html')).toContain('Dadas 0 de 1')
})

test('sus páginas dicen lo que la cátedra fue', async () => {
  const { read } = await fetchZip(await createMundoEntero())

  expect(read('index.html')).toMatch(/Armonía «I» \(2026\).*Graciela Ocampos.*2 alumnos.*1 tarea/s)
  expect(read('alumnos.html')).toMatch(/Acosta, Ana.*Báez, Beto/s)
  expect(read('clases.html')).toMatch(/Lunes 02\/03\/2026.*No hubo clase: Lluvia/s)
  expect(read('clases.html')).toMatch(/Ana Acosta<\/th><td>T<\/td>/)
  const tarea = read('tareas/01 Armonizar un bajo.html')
  expect(tarea).toContain('<p>A cuatro voces.</p>')
  expect(tarea).toMatch(/Acosta, Ana<\/th><td>Calificada.*8 de 10.*Bien &lt;b&gt;hecho&lt;\/b&gt;/)
  expect(tarea).toMatch(/Báez, Beto<\/th><td>Entregada/)
  const evaluacion = read('evaluaciones/01 Parcial.html')
  expect(evaluacion).toMatch(/1\. ¿Pregunta 1\?.*Bien 1 ✓/s)
  expect(evaluacion).toMatch(
    /Acosta, Ana<\/th><td>Calificada<\/td>.*1 de 2 \(50 %\)<\/td><td>a ✓<\/td><td>b<\/td>/,
  )
  expect(read('tablon.html')).toMatch(/Ensayo general.*Hola\..*Beto Báez.*Voy\./s)
  expect(read('notas.html')).toMatch(/Nota final.*Ana Acosta.*75,00 %/s)
})

test('todo enlace de una página lleva a algo de la carpeta', async () => {
  const { nombres, read } = await fetchZip(await createMundoEntero(), 'admin')

  const paginas = nombres.filter((nombre) => nombre.endsWith('.html'))
  expect(paginas.length).toBeGreaterThan(9)
  for (const pagina of paginas) {
    const enlaces = [...read(pagina).matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
    const rutas = enlaces.map((href) =>
      decodeURIComponent(new URL(href, `x://x/${encodeURI(pagina)}`).pathname.slice(1)),
    )
    expect(
      rutas.filter((ruta) => !nombres.includes(ruta)),
      pagina,
    ).toEqual([])
    expect(read(pagina)).not.toMatch(/<script|\son\w+=|javascript:/i)
  }
})

test('las listas son las que se exportan, byte por byte', async () => {
  const mundo = await createMundoEntero()
  const { catedra, call, sesion } = mundo
  const { bytes } = await fetchZip(mundo, 'admin')

  const headers = await sesion()
  for (const [nombre, path] of [
    ['alumnos', 'exportar.csv'],
    ['pagos', 'pagos/exportar.csv'],
    ['asistencia-2026', 'asistencias/anual/2026/exportar.csv'],
  ]) {
    const response = await call(`/admin/catedras/${catedra.id}/${path}`, { headers })
    expect(bytes(`listas/${nombre}.csv`), nombre).toEqual(Buffer.from(await response.arrayBuffer()))
  }
  const notas = readCsv(bytes('listas/calificaciones.csv')?.toString() ?? '')
  expect(notas[1]?.celdas.slice(0, 4)).toEqual(['Acosta', 'Ana', '8', '8'])
  expect(bytes('listas/resultados 01 Parcial.csv')?.toString()).toContain('Acosta;Ana;')
})

test('los pagos son de la administración', async () => {
  const mundo = await createMundoEntero()

  const [deAdmin, deDocente] = [await fetchZip(mundo, 'admin'), await fetchZip(mundo)]

  expect(deAdmin.read('pagos.html')).toContain('60.000')
  expect(deAdmin.nombres).toContain('listas/pagos.csv')
  expect(deDocente.nombres.filter((nombre) => nombre.includes('pagos'))).toEqual([])
  expect(deDocente.read('index.html')).not.toContain('Pagos')
})

test('los recursos van una vez, y las páginas los enlazan donde se usan', async () => {
  const mundo = await createMundoConAsignadas({}, { alumnos: 1 })
  const { asDocente, catedra, call, sesion, docente } = mundo
  const headers = await sesion('docente', docente)
  const upload = async (nombre: string, contenido: Uint8Array) => {
    const body = formularioCon(nombre, contenido)
    const response = await call('/docente/upload/multimedia', { method: 'POST', body, headers })
    return (await response.json()).filePath
  }
  const [partitura, imagen] = [
    await upload('Partitura.pdf', muestras.pdf),
    await upload('aux.png', muestras.png),
  ]
  const plan = await asDocente(`POST /docente/catedra/${catedra.id}/planes`, {
    titulo: 'Plan',
    tipoOrganizacion: 'MES',
  })
  await asDocente(`POST /docente/me/planes/${plan.data.id}/unidades`, {
    periodo: 'Marzo',
    contenido: `<p><img src="/${imagen}" alt="Un acorde"></p>`,
    capacidades: 'Reconoce',
    horasTeoricas: 1,
    horasPracticas: 1,
    recursos: [
      { type: 'file', value: partitura },
      { type: 'url', value: 'https://imslp.org/?a=1&b=2' },
    ],
  })
  await asDocente(`PUT /docente/catedra/${catedra.id}/tareas/1`, { recursos: [partitura] })

  const { nombres, read, bytes } = await fetchZip(mundo)

  expect(nombres.filter((nombre) => nombre.startsWith('recursos/'))).toEqual([
    'recursos/Partitura.pdf',
    'recursos/_aux.png',
  ])
  expect(bytes('recursos/Partitura.pdf')).toEqual(muestras.pdf)
  expect(read('planes.html')).toContain('<img src="recursos/_aux.png" alt="Un acorde" />')
  expect(read('planes.html')).toContain('<a href="recursos/Partitura.pdf">Partitura.pdf</a>')
  expect(read('planes.html')).toContain('href="https://imslp.org/?a=1&amp;b=2"')
  expect(read('tareas/01 Armonizar un bajo.html')).toContain('<a href="../recursos/Partitura.pdf">')
})

test('un archivo que falta en el disco se dice en el índice y donde se enlaza', async () => {
  const mundo = await createMundoEntero()
  const deBeto = mundo.db.select().from(archivos).where(like(archivos.nombre, 'Año%')).get()
  unlinkSync(join(mundo.dataDir, deBeto?.path ?? ''))

  const { nombres, read } = await fetchZip(mundo)

  const falta = 'entregas/01 Armonizar un bajo/Báez Beto - Año «ñandutí».txt'
  expect(nombres).not.toContain(falta)
  expect(read('index.html')).toContain(`<li>${falta}</li>`)
  expect(read('tareas/01 Armonizar un bajo.html')).toContain('<em>(el archivo no está)</em>')
})

test('nombres y textos hostiles se leen como texto, y nada sale de la carpeta', async () => {
  const malo = '<script>alert(1)</script>'
  const mundo = await createMundoConAsignadas(
    { titulo: `../../${malo}` },
    {
      alumnos: 1,
      catedra: { nombre: `..\\..\\CON ${malo}` },
    },
  )
  const { db, catedra, deliver, enroll } = mundo
  enroll({ nombre: malo, apellido: '"><img src=x onerror=alert(1)>' })
  await deliver(0, formularioCon('../../../../etc/cron.d/x.txt', 'x'))
  insertEvaluacion(db, { catedraId: catedra.id, titulo: `NUL ${malo}` })
  insertPublicacion(db, { catedraId: catedra.id, titulo: malo })

  const { nombres, raiz, read } = await fetchZip(mundo, 'admin')

  for (const nombre of [raiz, ...nombres].flatMap((uno) => uno.split('/'))) {
    expect(nombre).not.toMatch(/[\\:*?"<>|\p{Cc}]|^\.|[. ]$|^$/u)
    expect(nombre.length).toBeLessThan(120)
  }
  for (const nombre of nombres.filter((uno) => uno.endsWith('.html')))
    expect(read(nombre)).not.toMatch(/<script|<img/)
  expect(read('tablon.html')).toContain('&lt;script&gt;')
})

test('dos que se llaman igual no se pisan', async () => {
  const mundo = await createMundoConAsignadas({}, { alumnos: 1 })
  const { deliver, assign, enroll } = mundo
  const otra = enroll({ nombre: 'ANA', apellido: 'ACOSTA' })
  await assign([otra.id])
  await deliver(0, formularioCon('Coral.txt', 'uno'))
  const headers = await mundo.sesion('alumno', otra)
  await mundo.call('/tareas/2/submit', { method: 'POST', body: formularioCon('coral.txt', 'dos'), headers })

  const { read } = await fetchZip(mundo)

  const carpeta = 'entregas/01 Armonizar un bajo'
  expect(read(`${carpeta}/Acosta Ana - Coral.txt`)).toBe('uno')
  expect(read(`${carpeta}/ACOSTA ANA - coral (2).txt`)).toBe('dos')
})

test('una cátedra cerrada trae su acta', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const { db, catedra, asAdmin, call, sesion } = mundo
  db.insert(reglasDeCatedra)
    .values({ ...SIN_REGLAS, catedraId: catedra.id, escala: { cortes: [60, 70, 80, 90] } })
    .run()
  const decisiones = [{ alumnoId: mundo.alumnos[0].id, nota: 4 }]
  await asAdmin(`POST /admin/catedras/${catedra.id}/cerrar`, { decisiones })
  const acta = await call(`/admin/catedras/${catedra.id}/actas/1.pdf`, { headers: await sesion() })

  const { nombres, bytes, read } = await fetchZip(mundo)

  expect(nombres).toContain('actas/acta-v1.csv')
  expect(bytes('actas/acta-v1.pdf')).toEqual(Buffer.from(await acta.arrayBuffer()))
  expect(read('notas.html')).toMatch(/Nota final y acta.*Versión 1.*Vigente/s)
  expect(read('index.html')).toContain('Cerrada')
})

test('una cátedra sin nada también se abre', async () => {
  const mundo = createMundo()

  const { nombres, read } = await fetchZip(mundo, 'admin')

  expect(nombres.toSorted()).toEqual([
    'alumnos.html',
    'clases.html',
    'evaluaciones.html',
    'index.html',
    'listas/alumnos.csv',
    'listas/asistencia-2026.csv',
    'listas/calificaciones.csv',
    'listas/pagos.csv',
    'notas.html',
    'pagos.html',
    'planes.html',
    'tablon.html',
    'tareas.html',
  ])
  expect(read('alumnos.html')).toContain('Nada todavía.')
})

test('los justificativos no se llevan: se guardan por un tiempo nada más', async () => {
  const mundo = createMundo({ alumnos: 1 })
  insertJustificativo(mundo.db, {
    catedraId: mundo.catedra.id,
    alumnoId: mundo.alumnos[0].id,
    motivo: 'Una operación',
  })

  const { zip } = await fetchZip(mundo)

  expect(zip.includes('Una operación')).toBe(false)
})

test('la ajena y la que no hay son 404; la de otro rol, 403', async () => {
  const mundo = createMundo({ alumnos: 1 })
  const { db, call, sesion, docente, alumnos } = mundo
  const ajena = insertCatedra(db, { docenteId: insertDocente(db).id })
  const estado = async (path: string, headers: { authorization: string }) =>
    (await call(path, { headers })).status

  const [deDocente, deAlumno, deAdmin] = [
    await sesion('docente', docente),
    await sesion('alumno', alumnos[0]),
    await sesion(),
  ]
  expect(await estado(`/docente/catedra/${ajena.id}/archivo.zip`, deDocente)).toBe(404)
  expect(await estado('/admin/catedras/99/archivo.zip', deAdmin)).toBe(404)
  expect(await estado('/admin/catedras/1/archivo.zip', deDocente)).toBe(403)
  expect(await estado('/docente/catedra/1/archivo.zip', deAdmin)).toBe(403)
  expect(await estado('/docente/catedra/1/archivo.zip', deAlumno)).toBe(403)
  expect((await call('/admin/catedras/1/archivo.zip')).status).toBe(401)
  expect(db.select().from(catedras).all()).toHaveLength(2)
})

test.runIf(spawnSync('python3', ['--version']).status === 0)('otro programa también lo abre', async () => {
  const { zip, nombres } = await fetchZip(await createMundoEntero())
  const carpeta = mkdtempSync(join(tmpdir(), 'guarania-zip-'))
  onTestFinished(() => rmSync(carpeta, { recursive: true }))
  writeFileSync(join(carpeta, 'a.zip'), zip)

  const { status } = spawnSync('python3', ['-m', 'zipfile', '-e', 'a.zip', 'todo'], { cwd: carpeta })

  expect(status).toBe(0)
  const abiertos = readdirSync(join(carpeta, 'todo'), { recursive: true, withFileTypes: true })
  expect(abiertos.filter((uno) => uno.isFile())).toHaveLength(nombres.length)
})

test('lleva lo que se comentó de cada entrega, en qué momento, y la voz', async () => {
  const mundo = await createMundoEntero()
  const { db, asDocente } = mundo
  const comentado = await asDocente('POST /docente/tareasAsignaciones/2/comentarios', {
    texto: 'Acá se corre el <tempo>.',
  })
  db.update(comentariosDeEntrega)
    .set({ en_ms: 83_000, vozId: 2 })
    .where(eq(comentariosDeEntrega.id, comentado.data.id))
    .run()

  const { nombres, read } = await fetchZip(mundo)

  const pagina = read('tareas/01 Armonizar un bajo.html')
  expect(pagina).toContain('Graciela Ocampos en 1:23: ')
  expect(pagina).toContain('Acá se corre el &lt;tempo&gt;.')
  expect(pagina).toContain('href="../voces/Coral.pdf"')
  expect(nombres).toContain('voces/Coral.pdf')
})
