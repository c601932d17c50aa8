import { mutationOptions } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation, useNavigationType } from 'react-router'
import {
  FALTA_EL_CODIGO,
  FALTA_SEGUNDO_FACTOR,
  SEGUNDO_FACTOR_INCORRECTO,
} from '../../domain/sesiones/segundo-factor-escrito'
import { type ApiError, api, textoDeFalla, unwrap } from '../../lib/api'
import { conPrueba } from '../../lib/con-prueba-de-trabajo'
import { openSesion } from '../../lib/sesion'
import { Button } from '../../ui/button'
import { toast } from '../../ui/toast'
import { rutas } from '../admin'
import { queryClient } from '../base/consultas'
import { Emblema } from '../base/emblema'
import { announceFailure } from '../base/fallas'
import { Titulo } from '../base/pantalla'
import { useAccion } from '../base/use-accion'
import { useSesion } from '../base/use-sesion'
import { CampoDeClave } from './campo-de-clave'
import { CampoDeCodigo } from './campo-de-segundo-factor'
import { PantallaDeIngreso } from './pantalla-de-ingreso'
import { useSextoDigito } from './use-sexto-digito'

export function Component() {
  const { adminToken } = useSesion()
  const { state } = useLocation()
  // Who opens this page goes to the panel; a browser keeps, through a reload, where an earlier visit was going.
  const [destino] = useState(useNavigationType() === 'REPLACE' ? state?.desde : undefined)
  const { clave, codigo, signIn, enviando } = useIngreso()
  const onInput = useSextoDigito()

  if (adminToken) return <Navigate to={destino ?? rutas.panel} replace />

  const onSend = (evento: FormEvent) => {
    evento.preventDefault()
    signIn()
  }

  return (
    <PantallaDeIngreso>
      <form className="panel ui-formulario" noValidate onSubmit={onSend}>
        <Emblema />
        <Titulo>Acceso de Administrador</Titulo>
        <CampoDeClave {...clave} />
        {codigo && (
          <CampoDeCodigo {...codigo} onInput={onInput} hint="O uno de tus códigos de recuperación." />
        )}
        <Button type="submit" variant="primary" saving={enviando} savingLabel="Ingresando...">
          Ingresar
        </Button>
        <a href="/">Volver a la línea de tiempo</a>
      </form>
    </PantallaDeIngreso>
  )
}

type Faltas = Partial<Record<'clave' | 'codigo', string>>

/** The login's fields: the code's is there once the server has asked for it, and what was typed stays. */
function useIngreso() {
  const [escrito, setEscrito] = useState({ clave: '', codigo: '' })
  const [pideCodigo, setPideCodigo] = useState(false)
  const [faltas, setFaltas] = useState<Faltas>({})
  const clave = useRef<HTMLInputElement>(null)
  const codigo = useRef<HTMLInputElement>(null)
  const campos = { clave, codigo }
  const { send, enviando } = useAccion(ingreso)

  useEffect(() => {
    if (pideCodigo) codigo.current?.focus()
  }, [pideCodigo])

  const onFail = (error: ApiError) => {
    // Nothing is wrong yet: the field that appears says what it is for.
    if (error.code === FALTA_SEGUNDO_FACTOR && !pideCodigo) return setPideCodigo(true)
    const deCodigo = [FALTA_SEGUNDO_FACTOR, SEGUNDO_FACTOR_INCORRECTO].includes(error.code)
    const cual = deCodigo ? 'codigo' : 'clave'
    setFaltas({ [cual]: textoDeFalla(FALLA_AL_INGRESAR, error) })
    campos[cual].current?.select()
  }

  const signIn = () => {
    const sinEscribir = faltasDe(escrito, pideCodigo)
    setFaltas(sinEscribir)
    const primera = (['clave', 'codigo'] as const).find((cual) => sinEscribir[cual])
    if (primera) campos[primera].current?.focus()
    else send({ password: escrito.clave, codigo: escrito.codigo }, { onError: onFail })
  }

  const campo = (cual: keyof typeof campos) => ({
    ref: campos[cual],
    value: escrito[cual],
    onChange: ({ target }: { target: HTMLInputElement }) => setEscrito({ ...escrito, [cual]: target.value }),
    error: faltas[cual] ?? '',
  })

  return { clave: campo('clave'), codigo: pideCodigo && campo('codigo'), signIn, enviando }
}

const faltasDe = (escrito: Record<'clave' | 'codigo', string>, pideCodigo: boolean): Faltas => ({
  ...(!escrito.clave && { clave: 'La contraseña es obligatoria.' }),
  ...(pideCodigo && !escrito.codigo && { codigo: FALTA_EL_CODIGO }),
})

const FALLA_AL_INGRESAR = 'Error al iniciar sesión. Intenta de nuevo.'

const ingreso = mutationOptions({
  mutationFn: async (datos: { password: string; codigo: string }) => {
    const { token } = await unwrap(conPrueba((headers) => api.login.post(datos, { headers })))
    // Nothing of an earlier session is shown to this one.
    queryClient.removeQueries()
    return { token }
  },
  onSuccess: ({ token }) => {
    toast.success('Acceso concedido! Redirigiendo...')
    openSesion('adminToken', token, 'admin')
  },
  // What it says stands where the code is to be written: nothing has failed.
  onError: (error: ApiError) => {
    if (error.code !== FALTA_SEGUNDO_FACTOR) announceFailure(FALLA_AL_INGRESAR)(error)
  },
})
