import { waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { insertPublicacion } from '../support/cursado.ts'
import { createMundo } from '../support/mundo.ts'
import { enter } from '../support/pantallas.tsx'

test('lo que publicó una docente que ya no está queda firmado, una vez', async () => {
  const mundo = createMundo({ alumnos: 1 })
  insertPublicacion(mundo.db, { catedraId: 1, autor: 'docente', autorDocenteId: mundo.docente.id })
  await mundo.asAdmin.admin.docentes({ id: mundo.docente.id }).delete()
  await enter(mundo, '/alumno/catedra/1', 'alumno', mundo.alumnos[0])

  await waitFor(() =>
    expect(document.querySelector('.autor p')).toHaveTextContent(/^Docente\s*\d\d\/\d\d\/\d{4} \d\d:\d\d$/),
  )
})
