/** The page that offers the logins says once that a session has ended. */
export const avisarAlIngresar = () => sessionStorage.setItem('ingreso:aviso', 'vencida')
