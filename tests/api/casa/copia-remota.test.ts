import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Encrypter } from 'age-encryption'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createCopia } from '../../../api/casa/copias/crear.ts'
import { openToSend } from '../../../api/casa/copias/remota/clave.ts'
import { restoreRemota } from '../../../api/casa/copias/remota/restaurar.ts'
import { openTienda } from '../../../api/casa/copias/remota/tienda.ts'
import { forget, sendBase, sendDiaria } from '../../../api/casa/copias/remota/turno.ts'
import { createSueltos } from '../../../api/casa/copias/sueltos.ts'
import { parseDestino } from '../../../api/suelo/services/destino-s3.ts'
import { archivos } from '../../../db/schema/archivos.ts'
import { Sqlite } from '../../../db/sqlite.ts'
import { insertAlumno } from '../../support/academia.ts'
import { createDatosEnUso } from '../../support/carpetas.ts'
import deAntes from '../../support/cifrado-de-antes.json'
import { startTienda, trastornos } from '../../support/tienda.ts'

const MB = 1024 * 1024
const MINUTO = 60_000
const paciente = { callMs: 10_000, pieceMs: 10_000, pausesMs: [5, 5] }
/** For a place that never answers: a busy machine is no such place. */
const impaciente = { ...paciente, callMs: 300 }

let tienda: Awaited<ReturnType<typeof startTienda>>
beforeAll(async () => {
  tienda = await startTienda()
})
/** What it costs to try a phrase is said in cifrado-de-copias.test.ts. */
beforeEach(() => {
  const { setScryptWorkFactor } = Encrypter.prototype
  vi.spyOn(Encrypter.prototype, 'setScryptWorkFactor').mockImplementation(function (this: Encrypter) {
    setScryptWorkFactor.call(this, 8)
  })
})
afterEach(() => tienda.disturb())
afterAll(() => tienda.stop())

/** A data folder, the folder of its copies, and a place for them elsewhere. */
function createRemota(frase?: string, paciencia = paciente) {
  const datos = createDatosEnUso()
  const { raiz, dataDir } = datos
  const dir = join(raiz, 'copias')
  mkdirSync(dir)
  const lugar = tienda.newCarpeta()
  let instante = Date.parse('2026-03-02T12:00:00Z')
  const now = () => {
    instante += MINUTO
    return instante
  }
  const open = (address = lugar.address) => {
    const destino = parseDestino(address)
    if (!destino) throw new Error(address)
    return openTienda(destino, paciencia)
  }
  const turno = async (conFrase = frase) => ({
    almacen: await openToSend(open(), conFrase),
    dataDir,
    dir,
    now,
  })
  return {
    ...datos,
    ...lugar,
    dir,
    now,
    open,
    turno,
    /** Makes a daily copy and sends it; gives its name. */
    async sendCopia() {
      const nombre = `guarania-${new Date(now()).toISOString().slice(0, 19).replaceAll(':', '-')}.tar`
      await createCopia({ dataDir, file: join(dir, nombre), now, sueltos: createSueltos(dir) })
      await sendDiaria(await turno(), nombre)
      return nombre
    },
    sendBase: async (conFrase = frase) => sendBase(await turno(conFrase)),
    restore: (nombre = 'otra', { conFrase = frase, address = lugar.address } = {}) =>
      restoreRemota({
        tienda: open(address),
        frase: conFrase,
        dataDir: join(raiz, nombre),
        force: false,
        now: () => instante,
      }),
    read: (path: string) => readFileSync(join(raiz, 'otra', path)),
    nombres: () => {
      const sqlite = new Sqlite(join(raiz, 'otra/guarania.db'), { readonly: true })
      const nombres = sqlite.prepare('SELECT nombre FROM alumnos').pluck().all()
      sqlite.close()
      return nombres
    },
  }
}

const grande = () => Buffer.alloc(9 * MB, 'ñandutí').toString()

test.each([undefined, 'una frase larga'])('lo que se mandó vuelve entero (frase: %s)', async (frase) => {
  const { raiz, upload, list, sendCopia, restore, read, nombres } = createRemota(frase)
  upload('uploads/recursos/grande.txt', grande())

  const nombre = await sendCopia()
  const { manifiesto, anterior } = await restore()

  expect(anterior).toBeUndefined()
  expect(manifiesto.archivos).toHaveLength(5)
  expect(nombres()).toEqual(['Ana'])
  expect(read('secret').toString()).toBe('el secreto')
  expect(read('uploads/recursos/grande.txt').toString()).toBe(grande())
  expect(read('uploads/tareas/entrega-de-ana.pdf').toString()).toBe('una entrega')
  expect(list().filter((uno) => !uno.startsWith('archivos/'))).toEqual([
    ...(frase === undefined ? [] : ['clave.age']),
    `copias/${nombre}`,
    `copias/${nombre}.json`,
  ])
  expect(list().filter((uno) => /^archivos\/..\/[0-9a-f]{64}(\.[123])?$/.test(uno))).toHaveLength(4)
  expect(readdirSync(raiz).sort()).toEqual(['copias', 'datos', 'otra'])
})

test('cifrado, de lo que hay no se lee allí nada, ni los nombres', async () => {
  const { upload, list, fileOf, sendCopia, sendBase: send } = createRemota('una frase larga')
  upload('uploads/recursos/grande.txt', grande())
  await sendCopia()
  await send()

  const todo = Buffer.concat(list().map((nombre) => readFileSync(fileOf(nombre))))

  for (const texto of ['ñandutí', 'una entrega', 'el secreto', 'uploads/', 'SQLite format 3', 'sha256'])
    expect(todo.includes(texto), texto).toBe(false)
})

test('lo que ya está no sube otra vez, y la base sola lleva lo que se subió desde entonces', async () => {
  const { db, upload, sendCopia, sendBase: send, restore, nombres, read } = createRemota()
  await sendCopia()
  insertAlumno(db, { nombre: 'Beto' })
  upload('uploads/recursos/nuevo.txt', 'de recién')
  tienda.takeCalls()

  await send()
  const subidos = tienda.takeCalls().filter((uno) => uno.startsWith('PUT'))
  await send()
  const otros = tienda.takeCalls().filter((uno) => uno.startsWith('PUT'))
  await restore()

  expect(subidos.map((uno) => uno.split('/')[3])).toEqual(['archivos', 'bases', 'bases'])
  expect(otros.map((uno) => uno.split('/')[3])).toEqual(['bases', 'bases'])
  expect(nombres()).toEqual(['Ana', 'Beto'])
  expect(read('uploads/recursos/nuevo.txt').toString()).toBe('de recién')
})

test('quedan las últimas, y se va lo que ninguna nombra', async () => {
  const { db, dataDir, upload, list, turno, sendCopia, sendBase: send, restore } = createRemota()
  upload('uploads/recursos/viejo.txt', grande())
  await sendCopia()
  rmSync(join(dataDir, 'uploads/recursos/viejo.txt'))
  db.delete(archivos).where(eq(archivos.path, 'uploads/recursos/viejo.txt')).run()
  const segunda = await sendCopia()
  for (let i = 0; i < 26; i++) await send()
  const { almacen } = await turno()
  const antes = list().length

  await forget(almacen, 1, false)
  const sinArchivos = list()
  await forget(almacen, 1, true)

  expect(antes).toBe(3 + 1 + 2 * 2 + 2 * 26)
  expect(sinArchivos.filter((uno) => uno.startsWith('archivos/'))).toHaveLength(4)
  expect(list().filter((uno) => uno.startsWith('copias/'))).toEqual([
    `copias/${segunda}`,
    `copias/${segunda}.json`,
  ])
  expect(list().filter((uno) => uno.startsWith('bases/'))).toHaveLength(2 * 24)
  expect(list().filter((uno) => uno.startsWith('archivos/'))).toHaveLength(1)
  await restore()
})

test('lo que quedó a medias allí no cuenta, y se va', async () => {
  const { list, fileOf, turno, sendCopia, restore, nombres } = createRemota()
  const entera = await sendCopia()
  const cortada = await sendCopia()
  rmSync(fileOf(`copias/${cortada}.json`))

  await restore()
  await forget((await turno()).almacen, 7, true)

  expect(nombres()).toEqual(['Ana'])
  expect(list().filter((uno) => uno.startsWith('copias/'))).toEqual([
    `copias/${entera}`,
    `copias/${entera}.json`,
  ])
})

test('mientras no se entiende una de las copias no se va ningún archivo', async () => {
  const { list, fileOf, turno, sendCopia, dataDir, db } = createRemota()
  const primera = await sendCopia()
  rmSync(join(dataDir, 'uploads/tareas/entrega-de-ana.pdf'))
  db.delete(archivos).run()
  await sendCopia()
  writeFileSync(fileOf(`copias/${primera}.json`), '{}')

  await expect(forget((await turno()).almacen, 7, true)).rejects.toThrow(/no se entiende/)

  expect(list().filter((uno) => uno.startsWith('archivos/'))).toHaveLength(1)
})

test.each([
  ['refuses', /no deja entrar \(403 AccessDenied\): revisa BACKUP_S3\.$/],
  ['refusesInSilence', /no deja entrar \(403\): revisa BACKUP_S3\.$/],
  ['isFull', /^No queda lugar en s3:.*\(507\)\.$/],
  ['isOverQuota', /^No queda lugar en s3:.*\(403 QuotaExceeded\)\.$/],
  ['fails', /respondió 500 InternalError\.$/],
  ['neverAnswers', /no responde: se esperó y no dijo nada\.$/],
  ['cuts', /no responde \(\w+\)\.$|respondió ConnectionClosed\.$/],
] as const)('si %s, una línea lo dice, sin el secreto, y después sigue', async (como, linea) => {
  const paciencia = como === 'neverAnswers' ? impaciente : paciente
  const { sendCopia, sendBase: send, restore, dir, dataDir, address } = createRemota(undefined, paciencia)
  tienda.disturb(trastornos[como])

  for (const work of [sendCopia, send, restore]) {
    const error = await work().then(
      () => undefined,
      (failed: Error) => failed,
    )
    expect(error?.message).toMatch(linea)
    expect(error?.message).not.toContain('S3RVER')
  }
  expect(address).toContain('S3RVER')
  expect(readdirSync(dir).filter((nombre) => /parcial|base/.test(nombre))).toEqual([])
  expect(readdirSync(dataDir).filter((nombre) => nombre.startsWith('.'))).toEqual([])
  tienda.disturb()
  await send()
  await restore()
})

test('cada trozo que falla se intenta otra vez, también con una tienda lenta', async () => {
  const { upload, sendCopia, restore, read } = createRemota('una frase')
  upload('uploads/recursos/grande.txt', grande())
  let veces = 0
  tienda.disturb(async (...call) => {
    await trastornos.isSlow(...call)
    return ++veces % 4 === 0 ? trastornos.cuts(...call) : false
  })

  await sendCopia()
  await restore()

  expect(read('uploads/recursos/grande.txt').toString()).toBe(grande())
})

test('lo que llegó antes de un corte no sube otra vez', async () => {
  const { upload, sendCopia } = createRemota()
  upload('uploads/recursos/grande.txt', grande())
  let puestos = 0
  tienda.disturb((...call) =>
    call[0].method === 'PUT' && ++puestos > 2 ? trastornos.isFull(...call) : false,
  )
  await expect(sendCopia()).rejects.toThrow(/No queda lugar/)
  tienda.disturb()
  tienda.takeCalls()

  await sendCopia()

  const archivosSubidos = tienda.takeCalls().filter((uno) => /^PUT .*\/archivos\//.test(uno))
  expect(archivosSubidos).toHaveLength(4 - 2)
})

test.each(['una frase', undefined])(
  'lo dañado allí no se restaura, ni a medias (frase: %s)',
  async (frase) => {
    const { raiz, upload, list, fileOf, sendCopia, restore } = createRemota(frase)
    upload('uploads/recursos/grande.txt', grande())
    await sendCopia()
    const trozos = list().filter((uno) => /\.[123]$/.test(uno))
    const [primero = '', segundo = ''] = trozos
    const bueno = readFileSync(fileOf(primero))
    const damages: [string, () => void][] = [
      ['falta', () => rmSync(fileOf(primero))],
      ['cambió un bit', () => writeFileSync(fileOf(primero), bueno.with(200, (bueno[200] ?? 0) ^ 1))],
      ['está cortado', () => writeFileSync(fileOf(primero), bueno.subarray(0, -1))],
      [
        'está en lugar de otro',
        () => {
          copyFileSync(fileOf(segundo), fileOf(primero))
        },
      ],
    ]

    for (const [caso, damage] of damages) {
      damage()
      if (caso === 'está en lugar de otro') {
        const otro = readFileSync(fileOf(segundo)).toString('latin1')
        if (frase === undefined && otro === bueno.toString('latin1')) continue
      }
      await expect(restore(), caso).rejects.toThrow(/No se cambió nada\.$/)
      expect(readdirSync(raiz).sort(), caso).toEqual(['copias', 'datos'])
      writeFileSync(fileOf(primero), bueno)
    }
    expect(trozos).toHaveLength(3)
    await restore()
  },
)

test('con otra clave no se restaura nada, ni se manda lo que no se podría leer junto', async () => {
  const { raiz, sendBase: send, restore } = createRemota('una frase')
  await send()

  await expect(restore('otra', { conFrase: 'otra frase' })).rejects.toThrow(
    /^BACKUP_KEY no es la clave con que se cifraron las copias de s3:/,
  )
  await expect(send('otra frase')).rejects.toThrow(/^BACKUP_KEY no es la clave/)
  expect(readdirSync(raiz).sort()).toEqual(['copias', 'datos'])
})

test('lo cifrado pide la clave, y a lo que no lo está no se le agrega lo cifrado', async () => {
  const cifrada = createRemota('una frase')
  await cifrada.sendBase()
  const abierta = createRemota()
  await abierta.sendBase()

  const sinClave = restoreRemota({
    tienda: openTienda(parseDestino(cifrada.address) ?? fail(), paciente),
    frase: undefined,
    dataDir: join(cifrada.raiz, 'otra'),
    force: false,
    now: Date.now,
  })

  await expect(sinClave).rejects.toThrow(/están cifradas: hace falta BACKUP_KEY\.$/)
  await expect(abierta.sendBase('una frase')).rejects.toThrow(
    /no están cifradas, o les falta clave\.age: con BACKUP_KEY van a otra carpeta/,
  )
})

function fail(): never {
  throw new Error('no destino')
}

test('un bucket vacío y uno que no existe se dicen en una línea', async () => {
  const { restore } = createRemota()

  await expect(restore()).rejects.toThrow(/^No hay ninguna copia en s3:.*\.$/)
  await expect(restore('otra', { address: tienda.addressOf('nada/x') })).rejects.toThrow(
    /^No existe el bucket «nada» de s3:/,
  )
})

test('la de un programa más nuevo pide actualizar, antes de traer los archivos', async () => {
  const { sqlite, sendBase: send, restore } = createRemota()
  sqlite.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`)
  await send()
  tienda.takeCalls()

  await expect(restore()).rejects.toThrow(/más nueva de Guarania; hay que actualizar el programa/)
  expect(tienda.takeCalls().filter((uno) => uno.includes('/archivos/'))).toEqual([])
})

test('una carpeta usada se dice antes de traer nada', async () => {
  const { sendBase: send, restore } = createRemota()
  await send()
  tienda.takeCalls()

  await expect(restore('datos')).rejects.toThrow(/ya tiene datos. Con --force/)
  expect(tienda.takeCalls()).toEqual([])
})

test('un archivo que cambió en el disco viaja como está, y uno que falta no detiene a los demás', async () => {
  const { dataDir, upload, sendBase: send, restore, read } = createRemota()
  upload('uploads/recursos/a.txt', 'apunte')
  writeFileSync(join(dataDir, 'uploads/recursos/a.txt'), 'APUNTE')
  renameSync(join(dataDir, 'uploads/tareas'), join(dataDir, 'otras'))

  await send()
  await restore()

  expect(read('uploads/recursos/a.txt').toString()).toBe('APUNTE')
  expect(existsSync(join(dataDir, '../otra/uploads/tareas'))).toBe(false)
})

/** What a program left there that encrypted by itself. */
async function putDeAntes({ open }: ReturnType<typeof createRemota>, objetos: Record<string, string>) {
  for (const [nombre, bytes] of Object.entries(objetos))
    await open().put(nombre, new Uint8Array(Buffer.from(bytes, 'base64')))
}

test('una frase que tenía un espacio al final abre las copias de antes, y las nuevas se cierran sin él', async () => {
  const remota = createRemota('una frase larga\r')
  const { upload, sendCopia, restore, read, raiz } = remota
  await putDeAntes(remota, deAntes.conEspacio)
  await restore('una')
  expect(existsSync(join(raiz, 'una/guarania.db'))).toBe(true)
  await expect(restore('ninguna', { conFrase: 'una frase larga' })).rejects.toThrow('BACKUP_KEY no es')

  upload('uploads/recursos/nuevo.txt', 'de recién')
  const nueva = await sendCopia()

  await restore('otra', { conFrase: 'una frase larga' })
  expect(read('uploads/recursos/nuevo.txt').toString()).toBe('de recién')
  for (const uno of [nueva, `${nueva}.json`]) await remota.open().drop(`copias/${uno}`)
  await restore('de-antes', { conFrase: 'una frase larga' })
  expect(readFileSync(join(raiz, 'de-antes/uploads/tareas/entrega-de-ana.pdf'), 'utf8')).toBe('una entrega')
  await restore('tercera')
})

test('lo que se cifró antes vuelve entero, también cuando una parte se mandó de nuevo', async () => {
  const remota = createRemota('una frase larga')
  const { raiz, list, fileOf, sendCopia, restore, read, nombres } = remota
  await putDeAntes(remota, { ...deAntes.conEspacio, ...deAntes.sinEspacio })
  const guardados = list()
  await restore()
  expect(nombres()).toEqual(['Ana'])
  expect(read('uploads/recursos/nuevo.txt').toString()).toBe('de recién')
  await expect(restore('ninguna', { conFrase: 'otra frase' })).rejects.toThrow('BACKUP_KEY no es')
  expect(list()).toEqual(guardados)

  const nueva = await sendCopia()

  const conAge = list().filter((uno) => readFileSync(fileOf(uno)).toString('latin1').startsWith('age-enc'))
  expect(conAge.map((uno) => uno.split('/')[0])).toEqual(['archivos', 'clave.age', 'copias', 'copias'])
  expect(list()).not.toContain('clave')
  for (const uno of [nueva, `${nueva}.json`]) rmSync(fileOf(`copias/${uno}`))
  await restore('de-antes')
  expect(readFileSync(join(raiz, 'de-antes/uploads/tareas/entrega-de-ana.pdf'), 'utf8')).toBe('una entrega')
})

test('un índice que está en lugar de otro no se restaura', async () => {
  const { fileOf, sendCopia, restore, raiz } = createRemota('una frase')
  const vieja = await sendCopia()
  const nueva = await sendCopia()
  copyFileSync(fileOf(`copias/${vieja}.json`), fileOf(`copias/${nueva}.json`))

  await expect(restore()).rejects.toThrow(/no se entiende.*No se cambió nada\.$/)
  expect(readdirSync(raiz).sort()).toEqual(['copias', 'datos'])
})

test('sin la clave que está allí no se abre nada, y la vuelta siguiente lo dice', async () => {
  const { fileOf, sendBase: send, restore } = createRemota('una frase')
  await send()
  rmSync(fileOf('clave.age'))

  await expect(restore()).rejects.toThrow(/no lo cifró BACKUP_KEY\. No se cambió nada\.$/)
  await expect(send()).rejects.toThrow(/les falta clave\.age/)
})

test.each([
  ['otra página, siempre la misma', () => 'una'],
  ['otra página, siempre nueva', (vez: number) => `pagina-${vez}`],
])('una lista que dice que sigue (%s) termina', async (_, tokenDe) => {
  const { restore } = createRemota()
  let vez = 0
  tienda.disturb((call, answer) => {
    if (!call.url?.includes('list-type=2')) return false
    const contenido = `<Key>copias/x${vez}</Key><Size>1</Size><LastModified>2026-03-02T12:00:00.000Z</LastModified>`
    answer
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><ListBucketResult><Name>copias</Name><IsTruncated>true</IsTruncated><NextContinuationToken>${tokenDe(vez++)}</NextContinuationToken><Contents>${contenido}</Contents></ListBucketResult>`,
      )
    return true
  })

  await expect(restore()).rejects.toThrow(/^La lista de \S+ no termina\.$/)
})

test('de un objeto enorme no se lee más', async () => {
  const { sendCopia, restore } = createRemota()
  await sendCopia()
  tienda.disturb((call, answer) => {
    if (!call.url?.includes('.tar.json')) return false
    answer.writeHead(200, { 'content-length': String(2 ** 50) }).write('{')
    return true
  })

  await expect(restore()).rejects.toThrow(/respondió con algo demasiado grande\.$/)
})

test('de una lista que no termina de llegar tampoco, y lo que no es una lista se dice', async () => {
  const { sendCopia, restore } = createRemota()
  await sendCopia()
  const trozo = '<Contents><Key>x</Key></Contents>'.repeat(30_000)
  tienda.disturb((call, answer) => {
    if (!call.url?.includes('list-type')) return false
    answer.writeHead(200)
    answer.write('<ListBucketResult>')
    const more = () => {
      while (!answer.destroyed && answer.write(trozo));
      if (!answer.destroyed) answer.once('drain', more)
    }
    more()
    return true
  })
  await expect(restore()).rejects.toThrow(/respondió con algo demasiado grande\.$/)

  tienda.disturb((call, answer) => {
    if (!call.url?.includes('list-type')) return false
    answer.writeHead(200).end('<html>no')
    return true
  })

  await expect(restore()).rejects.toThrow(/no respondió con una lista\.$/)
})
