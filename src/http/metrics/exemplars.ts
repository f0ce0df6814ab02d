/** The labels of an exemplar, from a `traceparent`: where dashboards find the trace of a request like those that they count. */
export function exemplarOf(parent: string): { readonly trace_id: string; readonly span_id: string } {
  const [, trace = '', span = ''] = parent.split('-');
  return { trace_id: trace, span_id: span };
}
