import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { etiquetaDeAviso } from '../../../domain/avisos'
import { Checkbox } from '../../../ui/checkbox'
import { Lectura } from '../../base/lectura'
import type { Acceso } from '../../ingreso/acceso'
import { guardarCorreo } from './mutations'
import { correosQuery } from './queries'

/** Which mails one gets; each is switched at once. */
export function Correos({ acceso }: { acceso: Pick<Acceso, 'rol' | 'leerAvisos' | 'guardarAviso'> }) {
  return (
    <section className="panel apartado perfil" aria-labelledby="correos">
      <h2 id="correos">Correos que recibes</h2>
      <Lectura falla="No se pudieron cargar tus preferencias de correo.">
        <Lista acceso={acceso} />
      </Lectura>
      <p className="apagado">El código para ingresar llega siempre.</p>
    </section>
  )
}

function Lista({ acceso }: { acceso: Pick<Acceso, 'rol' | 'leerAvisos' | 'guardarAviso'> }) {
  const { data: correos } = useSuspenseQuery(correosQuery(acceso))
  const { mutate } = useMutation(guardarCorreo(acceso))
  return (
    <div>
      {correos.map(({ aviso, activo }) => (
        <Checkbox
          key={aviso}
          label={etiquetaDeAviso[aviso]}
          checked={activo}
          onChange={({ target }) => mutate({ aviso, activo: target.checked })}
        />
      ))}
    </div>
  )
}
