import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form'
import type { Creador } from '../../domain/creadores'
import { datosDeCreador } from '../../domain/datos-de-creador'
import {
  type CampoSugerible,
  camposSugeribles,
  type DatosDeSugerencia,
  propuestaDe,
  SIN_CAMBIOS,
  sugerenciaNueva,
} from '../../domain/sugerencias'
import { api, unwrap } from '../../lib/api'
import { toast } from '../../ui/toast'
import { Alumno } from '../creador/alumno'
import { Basica } from '../creador/basica'
import { Parrafo, Texto } from '../creador/campos'
import { etiquetaDeCampo, textoDeValor } from '../creador/etiquetas'
import { FormularioDeCreador } from '../creador/formulario-de-creador'
import { Multimedia } from '../creador/multimedia'
import { type Pestana, Pestanas } from '../creador/pestanas'
import { PeriodoDeFicha, RolesYPeriodo } from '../creador/roles-y-periodo'
import { useCierre } from '../creador/use-cierre'
import { useFaltas } from '../creador/use-faltas'
import { cuerpoDe, type Valores, valoresDe } from '../creador/valores'

const FALLO = 'Ocurrió un error al enviar la sugerencia. Revisa la consola para más detalles.'

export function FormularioDeSugerencia({ creador, onClose }: { creador: Creador; onClose: () => void }) {
  const [iniciales] = useState(() => valoresDe(creador))
  const [pestana, setPestana] = useState<Pestana>('motivo')
  const [enviada, setEnviada] = useState(false)
  const form = useForm<Valores, unknown, DatosDeSugerencia>({
    defaultValues: iniciales,
    resolver: resolverDe(iniciales),
    shouldFocusError: false,
  })
  const faltas = useFaltas({ form, hasMotivo: true, setPestana })
  useCierre(enviada, onClose)

  const onSend = form.handleSubmit(async (datos) => {
    const cambios = propuestaDe(datos, datosDeCreador.parse(iniciales))
    if (Object.keys(cambios).length === 0) return void toast.error(SIN_CAMBIOS)
    try {
      const sugerencia = { ...cuerpoDe(contactoDe(datos)), ...cambios } as DatosDeSugerencia
      await unwrap(api.composers({ id: creador.id }).suggestions.post(sugerencia))
      setEnviada(true)
      toast.successUntilClosed('Sugerencia enviada con éxito. Te avisaremos por correo.')
    } catch (error) {
      console.warn(error)
      faltas.showRechazo(error, FALLO)
    }
  }, faltas.show)

  return (
    <FormularioDeCreador
      form={form}
      onSend={onSend}
      enviado={enviada}
      send="Enviar Sugerencia"
      onCancel={onClose}
    >
      <Pestanas
        pestana={pestana}
        onChange={setPestana}
        contenidos={{
          motivo: <Motivo />,
          basica: <Basica />,
          roles: <RolesYPeriodo periodo={<PeriodoDeFicha actual={creador.period} />} />,
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

type ResolverDeSugerencia = Resolver<Valores, unknown, DatosDeSugerencia>

/** What is wrong in the creator already is not the suggester's to mend. */
function resolverDe(iniciales: Valores): ResolverDeSugerencia {
  const resolver = zodResolver(sugerenciaNueva) as unknown as ResolverDeSugerencia
  const previas = faltasPrevias(iniciales)

  return async (valores, contexto, opciones) => {
    const { errors } = await resolver(valores, contexto, opciones)
    const propias = Object.entries(errors).filter(([campo, error]) => previas.get(campo) !== error?.message)
    if (propias.length === 0) return { values: datosDe(valores), errors: {} }
    return { values: {}, errors: Object.fromEntries(propias) as FieldErrors<Valores> }
  }
}

function faltasPrevias(iniciales: Valores): Map<string, string> {
  const { error } = sugerenciaNueva.safeParse({ ...iniciales, reason: '-', suggester_email: 'a@example.org' })
  return new Map(error?.issues.map(({ path, message }) => [String(path[0]), message]))
}

/** What is about to be proposed, field by field, before it is sent. */
function Diferencias({ iniciales }: { iniciales: Valores }) {
  const valores = { ...iniciales, ...useWatch<Valores>() } as Valores
  const antes = datosDe(iniciales)
  const despues = datosDe(valores)
  const propuestos = Object.keys(propuestaDe(despues, datosDeCreador.parse(iniciales))) as CampoSugerible[]
  const vaciados = camposSugeribles.filter(
    (campo) => textoDeValor(despues[campo]) === '—' && textoDeValor(antes[campo]) !== '—',
  )

  return (
    <section className="diferencias" aria-label="Lo que propones cambiar">
      <h3>Lo que propones cambiar</h3>
      {propuestos.length + vaciados.length === 0 && <p className="apagado">Todavía nada.</p>}
      <dl>
        {propuestos.map((campo) => (
          <div key={campo}>
            <dt>{etiquetaDeCampo[campo]}</dt>
            <dd>
              <del>
                <span className="oculto">Antes: </span>
                {textoDeValor(antes[campo])}
              </del>
              <span aria-hidden="true">→</span>
              <ins>
                <span className="oculto">Después: </span>
                {textoDeValor(despues[campo])}
              </ins>
            </dd>
          </div>
        ))}
        {vaciados.map((campo) => (
          <div key={campo}>
            <dt>{etiquetaDeCampo[campo]}</dt>
            <dd>
              <span>{textoDeValor(antes[campo])}</span>
              <span className="ui-ayuda">
                Queda como está: una sugerencia no puede vaciar un campo. Si el dato sobra, cuéntalo en el
                motivo.
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The values as the schema reads them, whatever its rules say of them. */
function datosDe(valores: Valores): DatosDeSugerencia {
  const leidos = Object.entries(sugerenciaNueva.shape).map(([campo, tipo]) => [
    campo,
    tipo.parse(valores[campo as keyof Valores]),
  ])
  return Object.fromEntries(leidos)
}
