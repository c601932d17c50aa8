import { nombreCompleto } from '../../domain/creadores/creadores'
import type { DatosDeCreador } from '../../domain/creadores/datos-de-creador'
import { api, unwrap } from '../../lib/api'
import { FormularioDeAporte } from '../aporte/formulario-de-aporte'
import { valoresDe } from '../creador/valores'
import { Devuelto } from './devuelto'

/** The form behind the link of the e-mail that sent a contribution back. */
export function CorreccionDeAporte({ id, token }: { id: number; token: string }) {
  const send = (datos: DatosDeCreador) =>
    unwrap(api.composers.resubmit({ id }).put(datos, { query: { token } }))
  return (
    <Devuelto que="aporte" id={id} token={token} read={read} exito={textos.exito}>
      {({ iniciales }, onFinish) => (
        <FormularioDeAporte
          clave={`guarania.correccion.${id}`}
          iniciales={iniciales}
          send={send}
          textos={textos}
          onFinish={onFinish}
        />
      )}
    </Devuelto>
  )
}

const textos = {
  send: 'Enviar corrección',
  exito: '¡Gracias! Tu aporte vuelve a revisión.',
  fallo: 'Ocurrió un error al enviar la corrección...',
}

async function read(id: number, token: string) {
  const devuelto = await unwrap(api.composers.resubmit({ id }).get({ query: { token } }))
  const { email, motivo, is_student_contribution, student_first_name, student_last_name } = devuelto
  return {
    titulo: `Qué te pidieron mejorar en la ficha de ${nombreCompleto(devuelto)}`,
    motivo,
    iniciales: {
      ...valoresDe(devuelto),
      email: email ?? '',
      is_student_contribution,
      student_first_name: student_first_name ?? '',
      student_last_name: student_last_name ?? '',
    },
  }
}
