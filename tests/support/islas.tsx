import { screen } from '@testing-library/dom'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { ConDialogos, useOpen } from '../../src/islands/con-dialogos'
import DeCreador from '../../src/islands/entradas/creador'
import type { TestApi } from './api.ts'
import { noteAbierta, writerOf } from './pantallas.tsx'
import { createRed, type Red } from './red.ts'

/** What a page draws in the browser, for a visitor, over the API in process. */
export function visit(api: TestApi, isla: ReactNode, stumble: (red: Red) => void = () => {}) {
  vi.setSystemTime(api.deps.now())
  const red = createRed(api)
  stumble(red)
  vi.stubGlobal('fetch', red.fetch)
  const lugar = document.body.appendChild(document.createElement('div'))
  const root = createRoot(lugar)
  noteAbierta({ root, red })
  root.render(isla)
  const user = userEvent.setup()
  return { user, red, write: writerOf(user) }
}

/** What a creator's page has of its visitors. */
export const visitCreador = (api: TestApi, composerId: number, stumble?: (red: Red) => void) =>
  visit(api, <DeCreador composerId={composerId} />, stumble)

/** A page whose button opens the form that adds a creator. */
export async function openAporte(api: TestApi) {
  const visita = visit(
    api,
    <ConDialogos>
      <Aportar />
    </ConDialogos>,
  )
  const open = async () => {
    await visita.user.click(await screen.findByRole('button', { name: 'Aportar' }))
    return screen.findByRole('dialog', { name: 'Agregar Nuevo Creador' })
  }
  return { ...visita, open, dialogo: await open() }
}

function Aportar() {
  const open = useOpen()
  return (
    <button type="button" onClick={() => open('aporte')}>
      Aportar
    </button>
  )
}
