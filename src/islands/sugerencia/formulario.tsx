import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Creador } from '../../domain/creadores'
import { datosDeCreador } from '../../domain/datos-de-creador'
import { type DatosDeSugerencia, propuestaDe, SIN_CAMBIOS } from '../../domain/sugerencias'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { Alumno } from '../creador/alumno'
import { Basica } from '../creador/basica'
import { Parrafo, Texto } from '../creador/campos'
import { FormularioDeCreador } from '../creador/formulario-de-creador'
import { Multimedia } from '../creador/multimedia'
import { type Pestana, Pestanas } from '../creador/pestanas'
import { RolesYPeriodo } from '../creador/roles-y-periodo'
import { useCierre } from '../creador/use-cierre'
import { useFaltas } from '../creador/use-faltas'
import { cuerpoDe, type Valores, valoresDe } from '../creador/valores'
import { Diferencias } from './diferencias'
import { resolverDe } from './resolver'

const FALLO = 'Ocurrió un error al enviar la sugerencia. Revisa la consola para más detalles.'

export function FormularioDeSugerencia({ creador, alCerrar }: { creador: Creador; alCerrar: () => void }) {
  const [iniciales] = useState(() => valoresDe(creador))
  const [pestana, setPestana] = useState<Pestana>('motivo')
  const [enviada, setEnviada] = useState(false)
  const form = useForm<Valores, unknown, DatosDeSugerencia>({
    defaultValues: iniciales,
    resolver: resolverDe(iniciales),
    shouldFocusError: false,
  })
  const faltas = useFaltas({ form, hayMotivo: true, setPestana })
  useCierre(enviada, alCerrar)

  const alEnviar = form.handleSubmit(async (datos) => {
    const cambios = propuestaDe(datos, datosDeCreador.parse(iniciales))
    if (Object.keys(cambios).length === 0) return void toast.error(SIN_CAMBIOS)
    try {
      const sugerencia = { ...cuerpoDe(contactoDe(datos)), ...cambios } as DatosDeSugerencia
      await unwrap(api.composers({ id: creador.id }).suggestions.post(sugerencia))
      setEnviada(true)
      toast.success('Sugerencia enviada con éxito. Te avisaremos por correo.')
    } catch (error) {
      console.warn(error)
      faltas.mostrarRechazo(error, FALLO)
    }
  }, faltas.mostrar)

  return (
    <FormularioDeCreador
      form={form}
      alEnviar={alEnviar}
      enviado={enviada}
      enviar="Enviar Sugerencia"
      alCancelar={alCerrar}
    >
      <Pestanas
        pestana={pestana}
        alCambiar={setPestana}
        contenidos={{
          motivo: <Motivo />,
          basica: <Basica />,
          roles: <RolesYPeriodo actual={creador.period} />,
          multimedia: <Multimedia />,
        }}
      />
      <Diferencias iniciales={iniciales} />
    </FormularioDeCreador>
  )
}

function Motivo() {
  return (
    <div className="ui-formulario">
      <Parrafo name="reason" label="Motivo" rows={4} hint="Qué mejora y de dónde sale el dato." required />
      <Texto
        name="suggester_email"
        type="email"
        label="Email de contacto"
        autoComplete="email"
        hint="No se publica. Por aquí sabrás qué pasa con tu sugerencia."
        required
      />
      <Alumno />
    </div>
  )
}

function contactoDe(datos: DatosDeSugerencia) {
  const { reason, suggester_email, is_student_contribution, student_first_name, student_last_name } = datos
  return { reason, suggester_email, is_student_contribution, student_first_name, student_last_name }
}
