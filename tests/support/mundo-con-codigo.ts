import { createMundo, type MundoOptions } from './mundo.ts'

export const CODIGO_MUERTO = 'Ese código no sirve. Pide uno nuevo a tu docente.'

export const eva = { nombre: 'Eva', apellido: 'Sosa', email: 'Eva@Sosa.py' }

/** A course that its teacher has opened to whoever has the code, where mails leave. */
export async function createMundoConCodigo({
  apertura = {},
  ...options
}: MundoOptions & { apertura?: object } = {}) {
  const mundo = createMundo({ smtpUrl: 'smtp://correo.prueba', ...options })
  const { catedra, asDocente, send, desde, outbox, sent } = mundo
  const ruta = `/docente/catedra/${catedra.id}`
  const { data } = await asDocente(`PUT ${ruta}/codigo-de-ingreso`, { abierto: true, ...apertura })
  const codigo: string = data.codigo
  const codigoEnviado = async (email: string) => {
    await outbox.sendDue()
    const carta = sent.findLast(
      ({ to, subject }) => to === email.toLowerCase() && subject.startsWith('Tu código para entrar'),
    )
    return /\d{6}/.exec(carta?.text ?? '')?.[0] ?? ''
  }
  return {
    ...mundo,
    ruta,
    codigo,
    ingreso: async () => (await asDocente(`GET ${ruta}/codigo-de-ingreso`)).data,
    pedidos: async () => (await asDocente(`GET ${ruta}/pedidos-de-ingreso`)).data,
    pide: (datos: object = eva, address?: string, cual = codigo) =>
      (address ? desde(address) : send)(`POST /unirse/${cual}`, datos),
    codigoEnviado,
    confirma: async ({ email } = eva, cual = codigo) =>
      send(`POST /unirse/${cual}/confirmar`, { email, codigo: await codigoEnviado(email) }),
  }
}
