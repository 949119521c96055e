/* eslint-disable */
/* prettier-ignore */

export type introspection_types = {
    'Boolean': unknown;
    'ColorPalette': { kind: 'OBJECT'; name: 'ColorPalette'; fields: { 'dark': { name: 'dark'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'light': { name: 'light'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'main': { name: 'main'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'Country': { kind: 'OBJECT'; name: 'Country'; fields: { 'code': { name: 'code'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'CurrentVersion': { kind: 'OBJECT'; name: 'CurrentVersion'; fields: { 'value': { name: 'value'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'DeviceAccessTicket': { kind: 'OBJECT'; name: 'DeviceAccessTicket'; fields: { 'ticket': { name: 'ticket'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'ExistingUserInformation': { kind: 'OBJECT'; name: 'ExistingUserInformation'; fields: { 'firstName': { name: 'firstName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; 'lastName': { name: 'lastName'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'userRole': { name: 'userRole'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'UserRole'; ofType: null; }; } }; 'userState': { name: 'userState'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'ENUM'; name: 'UserState'; ofType: null; }; } }; }; };
    'ID': unknown;
    'Int': unknown;
    'Mutation': { kind: 'OBJECT'; name: 'Mutation'; fields: { 'clearDeviceAccessTicket': { name: 'clearDeviceAccessTicket'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'issueDeviceAccessTicket': { name: 'issueDeviceAccessTicket'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'DeviceAccessTicket'; ofType: null; }; } }; 'registerMobilePush': { name: 'registerMobilePush'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'unregisterMobilePush': { name: 'unregisterMobilePush'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'PageInput': { kind: 'INPUT_OBJECT'; name: 'PageInput'; isOneOf: false; inputFields: [{ name: 'number'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null }, { name: 'size'; type: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; defaultValue: null }]; };
    'Query': { kind: 'OBJECT'; name: 'Query'; fields: { 'availableCountries': { name: 'availableCountries'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Country'; ofType: null; }; }; }; } }; 'currentVersion': { name: 'currentVersion'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'CurrentVersion'; ofType: null; }; } }; 'tenantInformation': { name: 'tenantInformation'; type: { kind: 'OBJECT'; name: 'TenantInformation'; ofType: null; } }; 'tenantTheme': { name: 'tenantTheme'; type: { kind: 'OBJECT'; name: 'TenantTheme'; ofType: null; } }; 'tenants': { name: 'tenants'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TenantPage'; ofType: null; }; } }; 'userInformation': { name: 'userInformation'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'UserInformation'; ofType: null; }; } }; }; };
    'String': unknown;
    'Tenant': { kind: 'OBJECT'; name: 'Tenant'; fields: { 'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; 'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; }; };
    'TenantInformation': { kind: 'OBJECT'; name: 'TenantInformation'; fields: { 'contactEmail': { name: 'contactEmail'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'contactPhone': { name: 'contactPhone'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'hasInvoicingModule': { name: 'hasInvoicingModule'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; 'id': { name: 'id'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'ID'; ofType: null; }; } }; 'name': { name: 'name'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'String'; ofType: null; }; } }; 'tenantTheme': { name: 'tenantTheme'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'TenantTheme'; ofType: null; }; } }; }; };
    'TenantPage': { kind: 'OBJECT'; name: 'TenantPage'; fields: { 'count': { name: 'count'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Int'; ofType: null; }; } }; 'items': { name: 'items'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'LIST'; name: never; ofType: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'Tenant'; ofType: null; }; }; }; } }; }; };
    'TenantTheme': { kind: 'OBJECT'; name: 'TenantTheme'; fields: { 'logoSquareBase64': { name: 'logoSquareBase64'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'logoWideBase64': { name: 'logoWideBase64'; type: { kind: 'SCALAR'; name: 'String'; ofType: null; } }; 'primaryColorPalette': { name: 'primaryColorPalette'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ColorPalette'; ofType: null; }; } }; 'secondaryColorPalette': { name: 'secondaryColorPalette'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'OBJECT'; name: 'ColorPalette'; ofType: null; }; } }; }; };
    'UserInformation': { kind: 'OBJECT'; name: 'UserInformation'; fields: { 'existingUserInformation': { name: 'existingUserInformation'; type: { kind: 'OBJECT'; name: 'ExistingUserInformation'; ofType: null; } }; 'exists': { name: 'exists'; type: { kind: 'NON_NULL'; name: never; ofType: { kind: 'SCALAR'; name: 'Boolean'; ofType: null; }; } }; }; };
    'UserRole': { name: 'UserRole'; enumValues: 'SYSTEM_ADMIN' | 'TARGET_USER' | 'TENANT_USER_ACCOUNTING' | 'TENANT_USER_CUSTOMER_CARE' | 'TENANT_USER_DISPATCHER'; };
    'UserState': { name: 'UserState'; enumValues: 'ACTIVE' | 'BLOCKED' | 'ONBOARDING'; };
};

/** An IntrospectionQuery representation of your schema.
 *
 * @remarks
 * This is an introspection of your schema saved as a file by GraphQLSP.
 * It will automatically be used by `gql.tada` to infer the types of your GraphQL documents.
 * If you need to reuse this data or update your `scalars`, update `tadaOutputLocation` to
 * instead save to a .ts instead of a .d.ts file.
 */
export type introspection = {
  name: never;
  query: 'Query';
  mutation: 'Mutation';
  subscription: never;
  types: introspection_types;
};

import * as gqlTada from 'gql.tada';

declare module 'gql.tada' {
  interface setupSchema {
    introspection: introspection
  }
}