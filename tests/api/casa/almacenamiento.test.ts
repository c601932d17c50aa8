import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { archivoUsos } from '../../../db/schema/archivo-usos.ts'
import { insertCatedra } from '../../support/academia.ts'
import { insertArchivo, insertTarea } from '../../support/cursado.ts'
import { createMundoConAsignadas } from '../../support/mundo-con-tarea.ts'
import { formularioDeSonido, wavDe } from '../../support/sonido.ts'
import { tus } from '../../support/tus.ts'

test('el espacio se cuenta por cátedra, primero la que ocupa más, y aparte lo de ninguna', async () => {
  const mundo = await createMundoConAsignadas({}, { maxBytes: 1024 * 1024 })
  const { asAdmin, deliver, db, catedra, sesion, alumnos, dataDir, tareaMaestra } = mundo
  const sonido = wavDe(1)
  const antes = (await asAdmin.admin.almacenamiento.get()).data
  const { data: entrega } = await deliver(0)
  await deliver(1, formularioDeSonido({ bytes: sonido }))
  const pdf = entrega.recibo.bytes
  const compartido = insertArchivo(db, { path: 'uploads/recursos/a.mp4', bytes: 500, tipo: 'video/mp4' })
  const otra = insertCatedra(db, { nombre: 'Armonía' })
  const otraTarea = insertTarea(db, { catedraId: otra.id }).id
  db.transaction((tx) =>
    tx
      .insert(archivoUsos)
      .values(
        [tareaMaestra.id, tareaMaestra.id, otraTarea].map((tareaMaestraId) => ({
          archivoId: compartido.id,
          tareaMaestraId,
        })),
      )
      .run(),
  )
  insertArchivo(db, { path: 'uploads/fotos/a.png', bytes: 70 })
  const suyas = tus(mundo, await sesion('alumno', alumnos[0]))
  const id = await suyas.start(900)
  await suyas.send(id, 0, 'x'.repeat(300))
  writeFileSync(join(dataDir, 'subidas', 'turno'), '')

  const { data } = await asAdmin.admin.almacenamiento.get()

  expect(antes).toMatchObject({ total: 0, subidas_a_medias: 0, papelera: 0, catedras: [], sin_catedra: 0 })
  expect(data).toMatchObject({
    total: pdf + sonido.length + 500 + 70 + 300,
    subidas_a_medias: 300,
    papelera: 0,
    sin_catedra: 70,
    catedras: [
      {
        id: catedra.id,
        nombre: catedra.nombre,
        anio: catedra.anio,
        bytes: pdf + sonido.length + 500,
        archivos: 3,
        media_bytes: sonido.length + 500,
      },
      { id: otra.id, nombre: 'Armonía', bytes: 500, archivos: 1, media_bytes: 500 },
    ],
  })
  expect(data?.disco_libre).toBeGreaterThan(0)
})

test('lo que espera en la papelera se cuenta allí, y no en su cátedra', async () => {
  const { asAdmin, deliver, tareaMaestra } = await createMundoConAsignadas()
  const { data } = await deliver(0)
  await asAdmin.admin.tareas({ id: tareaMaestra.id }).delete()

  const espacio = (await asAdmin.admin.almacenamiento.get()).data

  expect(espacio).toMatchObject({ papelera: data.recibo.bytes, catedras: [], sin_catedra: 0 })
})
