/** The entry of the browser's storage in which Decap keeps who is signed in, with the token of the hosted repository. */
export const USER_KEY = "decap-cms-user";
