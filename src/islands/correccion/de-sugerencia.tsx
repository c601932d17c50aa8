import type { DatosDeSugerencia } from '../../domain/aportes/sugerencias'
import { type Creador, nombreCompleto } from '../../domain/creadores/creadores'
import { api, unwrap } from '../../lib/api'
import { valoresPropuestos } from '../creador/valores'
import { FormularioDeSugerencia } from '../sugerencia/formulario'
import { Devuelto } from './devuelto'

/** The form behind the link of the e-mail that sent a suggestion back. */
export function CorreccionDeSugerencia({ id, token }: { id: number; token: string }) {
  const send = (sugerencia: DatosDeSugerencia) =>
    unwrap(api.composers.suggestions.resubmit({ id }).put({ ...sugerencia }, { query: { token } }))
  return (
    <Devuelto que="sugerencia" id={id} token={token} read={read} exito={textos.exito}>
      {({ creador, propuesto }, onFinish) => (
        <FormularioDeSugerencia
          creador={creador}
          propuesto={propuesto}
          send={send}
          textos={textos}
          onClose={onFinish}
        />
      )}
    </Devuelto>
  )
}

const textos = { send: 'Enviar corrección', exito: '¡Gracias! Tu sugerencia vuelve a revisión.' }

async function read(id: number, token: string) {
  const devuelta = await unwrap(api.composers.suggestions.resubmit({ id }).get({ query: { token } }))
  const { Composer: creador, motivo, reason, suggester_email, is_student_contribution } = devuelta
  return {
    titulo: `Qué te pidieron mejorar de lo que propones para ${nombreCompleto(creador)}`,
    motivo,
    creador,
    propuesto: {
      ...valoresPropuestos(creador, devuelta as Partial<Creador>),
      reason,
      suggester_email,
      is_student_contribution,
      student_first_name: devuelta.student_first_name ?? '',
      student_last_name: devuelta.student_last_name ?? '',
    },
  }
}
