/**
 * The event that sets `run-cad` going; its id makes it unique however often it is sent.
 * @param traceparent the trace of the request that made the job
 */
export function jobEvent(jobId: string, traceparent?: string) {
  const data = { jobId, ...(traceparent === undefined ? {} : { traceparent }) };
  return { id: `cad/job.created:${jobId}`, name: "cad/job.created", data };
}
