import { useEffect, useRef, useState } from 'react'
import {
  FALTA_EL_CODIGO,
  FALTA_SEGUNDO_FACTOR,
  SEGUNDO_FACTOR_INCORRECTO,
} from '../../domain/segundo-factor-escrito'
import { type ApiError, textoDeFalla } from '../../lib/api'
import { useAccion } from '../base/use-accion'
import { FALLA_AL_INGRESAR, ingreso } from './queries-de-admin'

type Faltas = Partial<Record<'clave' | 'codigo', string>>

/** The login's fields: the code's is there once the server has asked for it, and what was typed stays. */
export function useIngreso() {
  const [escrito, setEscrito] = useState({ clave: '', codigo: '' })
  const [pideCodigo, setPideCodigo] = useState(false)
  const [faltas, setFaltas] = useState<Faltas>({})
  const clave = useRef<HTMLInputElement>(null)
  const codigo = useRef<HTMLInputElement>(null)
  const { enviar, enviando } = useAccion(ingreso)

  useEffect(() => {
    if (pideCodigo) codigo.current?.focus()
  }, [pideCodigo])

  const alFallar = (error: ApiError) => {
    // Nothing is wrong yet: the field that appears says what it is for.
    if (error.code === FALTA_SEGUNDO_FACTOR && !pideCodigo) return setPideCodigo(true)
    const deCodigo = [FALTA_SEGUNDO_FACTOR, SEGUNDO_FACTOR_INCORRECTO].includes(error.code)
    setFaltas({ [deCodigo ? 'codigo' : 'clave']: textoDeFalla(FALLA_AL_INGRESAR, error) })
    const campo = deCodigo ? codigo : clave
    campo.current?.select()
  }

  const ingresar = () => {
    const sinEscribir: Faltas = {
      ...(!escrito.clave && { clave: 'La contraseña es obligatoria.' }),
      ...(pideCodigo && !escrito.codigo && { codigo: FALTA_EL_CODIGO }),
    }
    setFaltas(sinEscribir)
    if (sinEscribir.clave) clave.current?.focus()
    else if (sinEscribir.codigo) codigo.current?.focus()
    else enviar({ password: escrito.clave, codigo: escrito.codigo }, { onError: alFallar })
  }

  const campo = (cual: keyof typeof escrito, ref: typeof clave) => ({
    ref,
    value: escrito[cual],
    onChange: ({ target }: { target: HTMLInputElement }) => setEscrito({ ...escrito, [cual]: target.value }),
    error: faltas[cual] ?? '',
  })

  return {
    clave: campo('clave', clave),
    codigo: pideCodigo && campo('codigo', codigo),
    ingresar,
    enviando,
  }
}
