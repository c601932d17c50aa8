import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { adminPassword, type Program } from './program.ts'

type Donde = Pick<Program, 'url' | 'dataDir'>

const accesos = {
  docente: {
    email: 'docente@guarania.example',
    pedido: '/docente/request-otp',
    verificacion: '/docente/verify-otp',
  },
  alumno: { email: 'alumno@guarania.example', pedido: '/request-otp', verificacion: '/alumnos/verify-otp' },
}

interface SesionDelPrograma {
  authorization: string
  cookie: string
}

/** Signs in to a running program without a browser: as the administrator, or as somebody of the demonstration. */
export async function sesionEn(
  program: Donde,
  rol: 'admin' | 'docente' | 'alumno',
): Promise<SesionDelPrograma> {
  const response =
    rol === 'admin'
      ? await send(program, '/login', { password: adminPassword })
      : await conCodigo(program, rol)
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  return { authorization: `Bearer ${(await response.json()).token}`, cookie }
}

async function conCodigo(program: Donde, rol: 'docente' | 'alumno') {
  const { email, pedido, verificacion } = accesos[rol]
  const antes = new Set(listCorreos(program))
  await send(program, pedido, { email })
  const codigo = await codigoEntreNuevos(program, antes, email)
  return send(program, verificacion, { email, otp: codigo })
}

async function codigoEntreNuevos(program: Donde, antes: Set<string>, email: string): Promise<string> {
  for (let vez = 0; vez < 200; vez++) {
    for (const archivo of listCorreos(program).filter((uno) => !antes.has(uno))) {
      const correo = readFileSync(join(program.dataDir, 'correos', archivo), 'utf8')
      const codigo = correo.includes(email) && /ingresar es (\d{6})/.exec(correo)?.[1]
      if (codigo) return codigo
    }
    await sleep(25)
  }
  throw new Error(`No llegó el código para ${email}`)
}

const listCorreos = ({ dataDir }: Donde): string[] => {
  try {
    return readdirSync(join(dataDir, 'correos')).filter((nombre) => /^[^.].*\.eml$/.test(nombre))
  } catch {
    return []
  }
}

const send = ({ url }: Donde, path: string, cuerpo: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    body: JSON.stringify(cuerpo),
    headers: { 'content-type': 'application/json' },
  })
