const NOWHERE = { streetNameAndNumber: '', postalCode: '', location: '', countryCode: 'AT' };
/** The form of a customer before anybody fills it in. */
export const BLANK_RECIPIENT = {
  customerNumber: '',
  notes: null,
  letterHead: {
    name: '',
    contactEmail: null,
    phoneNumber: null,
    vatNumber: null,
    companyRegistrationNumber: null,
    address: NOWHERE,
  },
  eInvoicing: { sendsEbInterface: false, orderReference: null, supplierNumber: null },
  contactPersons: [],
  appointmentTypePrices: [],
};
