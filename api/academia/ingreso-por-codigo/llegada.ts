import { and, eq } from 'drizzle-orm'
import { type Tx, transact } from '../../../db/client.ts'
import { conValor } from '../../../db/consulta.ts'
import { pedidosDeIngreso } from '../../../db/schema/ingreso-por-codigo.ts'
import type { DatosDeAlumno } from '../../../src/domain/personas/alumnos.ts'
import type { Letter } from '../../suelo/correos/letter.ts'
import type { Deps } from '../../suelo/deps.ts'
import { tooMany } from '../../suelo/plugins/limit.ts'
import { networkOf } from '../../suelo/services/addresses.ts'
import { guessBy } from '../../suelo/services/guesses.ts'
import { inSameTime } from '../../suelo/services/same-time.ts'
import { type Entrada, openSesion, personaSession } from '../../suelo/services/sign-in.ts'
import { origenDe, requireTurno, useCodigo, writeCodigo } from '../../suelo/sesiones/codigos.ts'
import { codigoIncorrecto, codigoVencido } from '../../suelo/sesiones/errors-de-codigos.ts'
import { noteIngreso } from '../../suelo/sesiones/ingresos.ts'
import { findAbierto } from './abierto.ts'
import { enter, wait } from './entrada.ts'
import { codigoMuerto } from './errors.ts'
import { columnasDePedido, type Pedido } from './inscripcion.ts'

const ROL = 'ingresante'

const ENVIADO = 'Te enviamos un código a tu email.'
/** Where no mail leaves, nobody can show that an address is theirs. */
const SIN_CORREO = 'Tu pedido llegó. Cuando tu docente lo acepte, te da un código para entrar.'

/** Whoever asks, and whoever the address is of: the same is written, said and mailed, in the same time. */
export const askToEnter = (deps: Deps, escrito: string, datos: DatosDeAlumno, request: Request) =>
  inSameTime(() => {
    const email = datos.email.toLowerCase()
    requireTurno(deps, email, request)
    const hayCorreo = deps.via().proveedor !== 'carpeta'
    const espera = transact(deps.db, (tx) => {
      const abierto = findAbierto(deps, tx, escrito)
      if (!abierto) throw codigoMuerto()
      const { catedraId } = abierto
      const network = networkOf(request)
      const envio = { para: hayCorreo ? email : null, carta: cartaDeCodigo }
      const espera = writeCodigo(deps, tx, { rol: ROL, email }, network, envio)
      if (espera > 0) return espera
      const origen = origenDe(deps, email, network)
      const pedido = { ...datosDePedido(datos), catedraId, origen, confirmado: false }
      if (hayCorreo) writeSinConfirmar(tx, pedido, deps.now())
      else wait(deps, tx, pedido)
      return 0
    })
    if (espera > 0) throw tooMany(Math.ceil(espera / 1000))
    return hayCorreo
      ? ({ estado: 'SIN_CONFIRMAR', message: ENVIADO } as const)
      : ({ estado: 'PENDIENTE', message: SIN_CORREO } as const)
  })

const datosDePedido = (datos: DatosDeAlumno) => ({
  nombre: datos.nombre,
  apellido: datos.apellido,
  email: datos.email.toLowerCase(),
  telefono: datos.telefono || null,
  instrumento: datos.instrumento || null,
  es_menor: datos.es_menor,
  nombre_tutor: datos.nombre_tutor || null,
  telefono_tutor: datos.telefono_tutor || null,
})

function writeSinConfirmar(tx: Tx, pedido: Pedido, created_at: number): void {
  const { catedraId, origen, estado } = pedidosDeIngreso
  tx.insert(pedidosDeIngreso)
    .values({ ...pedido, estado: 'SIN_CONFIRMAR', created_at })
    .onConflictDoUpdate({
      target: [catedraId, origen],
      targetWhere: conValor(estado, 'SIN_CONFIRMAR'),
      set: { ...pedido, created_at },
    })
    .run()
}

interface Confirmacion {
  email: string
  codigo: string
}

/** Who reads the mails of the address comes in, or waits to be let in. */
export async function confirmEntrada(
  deps: Deps,
  escrito: string,
  { email, codigo }: Confirmacion,
  entrada: Entrada,
) {
  const { request } = entrada
  const guess = guessBy(deps, 'codigo', request)
  guess.check()
  const cuenta = { rol: ROL, email: email.toLowerCase() } as const
  // A refusal is returned, not thrown: the try that it counts must stay.
  const { isDead, isWrong, llegada } = transact(deps.db, (tx) => {
    const abierto = findAbierto(deps, tx, escrito)
    const { isWrong, usado } = useCodigo(deps, tx, cuenta, codigo, networkOf(request))
    const pedido = usado && abierto && takeSinConfirmar(tx, abierto.catedraId, usado.origen)
    const llegada = pedido && enter(deps, tx, abierto.modo, pedido)
    if (llegada?.alumno && usado) {
      noteIngreso(tx, { rol: 'alumno', id: llegada.alumno.id }, usado, deps.now())
    }
    return { isDead: !abierto, isWrong, llegada }
  })
  if (isDead) throw codigoMuerto()
  if (isWrong) guess.count(false)
  if (!llegada) throw isWrong ? codigoIncorrecto() : codigoVencido()
  const { alumno, ...dicho } = llegada
  if (!alumno) return dicho
  return { ...dicho, token: await openSesion(deps, personaSession('alumno', alumno), entrada) }
}

function takeSinConfirmar(tx: Tx, catedraId: number, origen: string) {
  const { estado } = pedidosDeIngreso
  return tx
    .delete(pedidosDeIngreso)
    .where(
      and(
        eq(pedidosDeIngreso.catedraId, catedraId),
        eq(pedidosDeIngreso.origen, origen),
        eq(estado, 'SIN_CONFIRMAR'),
      ),
    )
    .returning(columnasDePedido)
    .get()
}

/** The subject stays in the outbox and in logs, so the code is only in the text. */
const cartaDeCodigo = (codigo: string): Letter => ({
  subject: 'Tu código para entrar en una cátedra',
  paragraphs: [
    `El código para entrar en la cátedra es ${codigo}.`,
    'Vale por 10 minutos y una sola vez. Si no lo pediste, no hace falta que hagas nada.',
  ],
})
