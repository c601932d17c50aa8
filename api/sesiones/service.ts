import type { Deps } from '../deps.ts'
import { signAdminSession } from '../services/sessions.ts'
import { claveIncorrecta } from './errors.ts'

export async function loginAdmin(deps: Deps, password: string): Promise<{ token: string }> {
  if (!(await deps.adminPassword.verify(password))) throw claveIncorrecta()
  return { token: await signAdminSession(deps) }
}
