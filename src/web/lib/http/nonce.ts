/** The page's CSP nonce, without which the browser applies no style tag made at run time. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}
